/** Days and hours of the week on the front page. */
const DAYS = 7;
const HOURS = 24;

/** From calm to storm. */
export const LEVELS = 6;

/** The current hour: Thursday at six in the evening. */
export const NOW = { day: 3, hour: 18 };

/** The position of a cell, counted from the first hour. */
export interface Cell {
  day: number;
  hour: number;
}

/**
 * The cells of each level. The data is synthetic: wind rises in the evening, and a front passes towards the
 * weekend.
 */
export function windWeek(): Cell[][] {
  const levels: Cell[][] = Array.from({ length: LEVELS }, () => []);
  for (let day = 0; day < DAYS; day += 1)
    for (let hour = 0; hour < HOURS; hour += 1) levels[levelAt(day, hour)]?.push({ day, hour });
  return levels;
}

function levelAt(day: number, hour: number): number {
  const ofDay = 1.5 * Math.cos(((hour - 21) / HOURS) * 2 * Math.PI);
  const ofWeek = 1.2 * Math.sin(((day * HOURS + hour) / (DAYS * HOURS)) * 4 * Math.PI - 1.9);
  const gusts = 0.7 * Math.sin(hour * 1.9 + day * 2.6) * Math.cos(day * 1.3);
  return Math.min(LEVELS - 1, Math.max(0, Math.round(2.4 + ofDay + ofWeek + gusts)));
}
