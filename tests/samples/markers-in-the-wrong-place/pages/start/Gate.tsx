export default function Gate() {
  return <div>gate</div>;
}
