/** The beds, in the order of the sun. */
export function menu() {
  const beds: string[] = [];
  if (beds.length === 0) throw new Error('There are no beds.');
  return beds;
}
