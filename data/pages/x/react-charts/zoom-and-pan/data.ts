export const dates = Array.from(
  { length: 365 },
  (_, day) => new Date(2023, 0, day + 1),
);

/** Water level of a river in cm: waves of a year, of weeks and of days. */
export const levels = dates.map((_, day) =>
  Math.round(
    210 +
      90 * Math.sin(day / 58) +
      25 * Math.sin(day / 5.3) +
      12 * Math.sin(day * 1.9),
  ),
);

export const formatDate = (date: Date) =>
  date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
