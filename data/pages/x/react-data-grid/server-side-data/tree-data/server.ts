import type {
  GridColDef,
  GridDataSource,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';

export interface Place {
  id: string;
  name: string;
  children: number;
  pallets: number;
}

export const placeColumns: GridColDef<Place>[] = [
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
  { field: 'children', headerName: 'Parts', type: 'number', width: 90 },
];

const warehouses = ['Almere', 'Brno', 'Cadiz', 'Dresden', 'Espoo', 'Faro'];

/** How many parts a place has: halls in a warehouse, racks in a hall. */
const partsOf = (path: string[]) =>
  path.length < 3 ? 2 + ((path.join('').length * 7) % 3) : 0;

const namesIn = (path: string[]) => {
  if (path.length === 0) return warehouses;
  const kind = path.length === 1 ? 'Hall' : 'Rack';
  return Array.from({ length: partsOf(path) }, (_, i) => `${kind} ${i + 1}`);
};

const palletsIn = (path: string[]): number =>
  partsOf(path) === 0
    ? 12 + ((path.join('').charCodeAt(0) + Number(path[2].at(-1)) * 5) % 9)
    : namesIn(path).reduce((sum, name) => sum + palletsIn([...path, name]), 0);

const toPlace = (path: string[]): Place => ({
  id: path.join('/'),
  name: path[path.length - 1],
  children: partsOf(path),
  pallets: palletsIn(path),
});

/** GET /places?in=Almere/Hall 1: stands for your server. */
export async function fetchPlaces({
  groupKeys = [],
  sortModel,
  start,
  end,
}: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const rows = namesIn(groupKeys).map((name) => toPlace([...groupKeys, name]));
  for (const { field, sort } of [...sortModel].reverse()) {
    const value = (place: Place) => Number(place[field as keyof Place]);
    rows.sort((a, b) => value(a) - value(b));
    if (sort === 'desc') rows.reverse();
  }
  // Only the first level has pages.
  return groupKeys.length > 0
    ? { rows }
    : { rows: rows.slice(Number(start), end + 1), rowCount: rows.length };
}

export const placeSource: GridDataSource = {
  getRows: fetchPlaces,
  getGroupKey: ({ name }) => name,
  getChildrenCount: ({ children }) => children,
};
