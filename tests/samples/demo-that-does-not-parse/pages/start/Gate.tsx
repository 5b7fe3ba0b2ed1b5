export default function Gate() {
  return <div>open</span>;
}
