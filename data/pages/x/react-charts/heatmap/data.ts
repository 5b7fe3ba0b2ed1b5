export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = ['8', '10', '12', '14', '16', '18', '20'];

/** Visitors of a swimming pool: a row for each day, a number for each hour. */
const visitors = [
  [12, 8, 21, 18, 33, 47, 28],
  [14, 9, 19, 16, 31, 52, 30],
  [11, 10, 24, 22, 38, 49, 26],
  [13, 7, 20, 17, 35, 55, 33],
  [10, 12, 26, 29, 44, 41, 19],
  [22, 48, 67, 81, 74, 43, 15],
  [25, 57, 79, 92, 70, 36, 11],
];

/** Cells: the index of the hour, the index of the day, and the value. */
export const cells = visitors.flatMap((row, day) =>
  row.map((value, hour): [number, number, number] => [hour, day, value]),
);
