import Basket from './Basket';

export default function TwoBaskets() {
  return (
    <div>
      <Basket />
      <Basket />
    </div>
  );
}
