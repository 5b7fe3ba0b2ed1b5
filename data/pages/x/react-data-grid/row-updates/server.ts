import type { GridSortModel } from '@mui/x-data-grid-pro';

export interface Scan {
  id: number;
  barcode: string;
  depot: string;
  grams: number;
}

const depots = ['Antwerp', 'Basel', 'Cadiz', 'Dresden', 'Espoo'];

/** What the server has: 500 scans, always the same. */
const scans: Scan[] = Array.from({ length: 500 }, (_, index) => ({
  id: index + 1,
  barcode: `PX-${48211 + index * 37}`,
  depot: depots[(index * 7) % depots.length],
  grams: 250 + ((index * 613) % 9000),
}));

export const scanCount = scans.length;
export const firstScans = scans.slice(0, 20);

/** Answers after half a second, like a server that is far away. */
export async function fetchScans(
  from: number,
  to: number,
  sortModel: GridSortModel = [],
): Promise<Scan[]> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const sorted = [...scans];
  const [item] = sortModel;
  if (item?.sort) {
    const key = item.field as keyof Scan;
    const sign = item.sort === 'desc' ? -1 : 1;
    sorted.sort((a, b) => (a[key] < b[key] ? -sign : sign));
  }
  return sorted.slice(from, to);
}
