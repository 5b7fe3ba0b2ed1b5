import { rain } from '../dataset/wether';
import { unit } from '../dataset/unit';

export default function Rain() {
  return <p>{rain + unit}</p>;
}
