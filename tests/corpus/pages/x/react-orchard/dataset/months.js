/** The first months of a year. */
export function monthsOf(count) {
  return ['Jan', 'Feb', 'Mar'].slice(0, count);
}
