const day = (date: number) => new Date(Date.UTC(2024, 4, date));

/** A move to another office, in May 2024. */
export const tasks = [
  { name: 'Plan', from: day(1), to: day(6), done: 1 },
  { name: 'Network', from: day(6), to: day(14), done: 0.8 },
  { name: 'Paint', from: day(7), to: day(11), done: 1 },
  { name: 'Floor', from: day(11), to: day(17), done: 0.3 },
  { name: 'Desks', from: day(17), to: day(21), done: 0 },
  { name: 'Move', from: day(21), to: day(24), done: 0 },
];

export const start = day(1);
export const end = day(25);
export const status = day(13);

export const formatDay = (date: Date | number) =>
  new Date(date).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
