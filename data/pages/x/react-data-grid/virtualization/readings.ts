/** One reading of a sensor in a cold store. */
export interface Reading {
  id: number;
  sensor: string;
  time: string;
  celsius: number;
  humidity: number;
}

const pad = (part: number) => String(part).padStart(2, '0');

/** Readings of twenty sensors, minute by minute; the same ones each time. */
export function createReadings(count: number): Reading[] {
  let seed = 20240501;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  return Array.from({ length: count }, (_, index) => {
    const minute = Math.floor(index / 20);
    const day = 1 + Math.floor(minute / 1440);
    const time = `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;
    return {
      id: index + 1,
      sensor: `S-${pad((index % 20) + 1)}`,
      time: `May ${day}, ${time}`,
      celsius: Math.round(random() * 120 - 100) / 10,
      humidity: Math.round(40 + random() * 50),
    };
  });
}
