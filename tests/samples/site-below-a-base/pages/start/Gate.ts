export default function Gate() {
  return 'open';
}
