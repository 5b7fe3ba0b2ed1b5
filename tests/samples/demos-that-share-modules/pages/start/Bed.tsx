import { rain } from '../dataset/weather';
import { Heading } from '../dataset/Heading';

export default function Bed() {
  const total: number = rain.length;
  return <Heading>{total}</Heading>;
}
