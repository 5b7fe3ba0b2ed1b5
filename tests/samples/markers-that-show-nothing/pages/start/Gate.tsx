import { iron } from './iron';

export default function Gate() {
  return <div>{iron}</div>;
}
