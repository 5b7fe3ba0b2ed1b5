import Rain from '../shared-data/Rain';
import Basket from '../plain-javascript/Basket';

export default function SideBySide() {
  return (
    <div>
      <Rain />
      <Basket />
    </div>
  );
}
