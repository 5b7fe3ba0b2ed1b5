/** Days and hours of the week that the front page shows. */
const DAYS = 7;
const HOURS = 24;

/** From calm to storm. */
export const LEVELS = 6;

/** The hour that the screen below shows: Thursday at six in the evening. */
export const NOW = { day: 3, hour: 18 };

/** A cell's place in the field of the week, from its first hour on. */
export interface Cell {
  day: number;
  hour: number;
}

/** Cells of each level. The wind is made up: it rises in the evening, and a front passes towards the weekend. */
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
