import type {
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';

export type Criterion = 'country' | 'size';

export interface Booking {
  id: string;
  name: string;
  nights: number;
  children: number;
  country?: string;
  size?: string;
}

const countries = ['Austria', 'Chile', 'Ghana', 'Japan'];
const sizes = ['Single', 'Double', 'Family'];

/** The table of the database: bookings of a hostel. */
const bookings: Booking[] = Array.from({ length: 40 }, (_, index) => ({
  id: `${index + 1}`,
  name: `Booking ${301 + index}`,
  country: countries[(index * 3 + Math.floor(index / 6)) % 4],
  size: sizes[(index * 2 + Math.floor(index / 5)) % 3],
  nights: 1 + ((index * 5) % 8),
  children: 0,
}));

/** GROUP BY on the server: groups for the first levels, then bookings. */
export async function fetchBookings(
  criteria: Criterion[],
  { groupKeys = [] }: GridGetRowsParams,
): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const found = bookings.filter((booking) =>
    groupKeys.every((key, level) => booking[criteria[level]] === key),
  );
  const by = criteria[groupKeys.length];
  if (!by) return { rows: found };

  const groups = new Map<string, Booking>();
  for (const { [by]: name = '', nights } of found) {
    const id = [...groupKeys, name].join('/');
    const group = groups.get(name) ?? { id, name, nights: 0, children: 0 };
    group.nights += nights;
    group.children += 1;
    groups.set(name, group);
  }
  return { rows: [...groups.values()] };
}
