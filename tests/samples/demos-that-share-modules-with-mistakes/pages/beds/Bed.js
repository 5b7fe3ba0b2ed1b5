import { unit } from '../dataset/unit';

export default function Bed() {
  return <p>{unit}</p>;
}
