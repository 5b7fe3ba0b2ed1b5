export function Rake({ teeth = 14, material = 'wood' }) {
  return null;
}
