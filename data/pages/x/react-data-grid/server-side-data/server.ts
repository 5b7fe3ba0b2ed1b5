import type {
  GridColDef,
  GridFilterItem,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';

export interface Parcel {
  id: number;
  code: string;
  town: string;
  status: string;
  kg: number;
}

const towns = ['Antwerp', 'Bilbao', 'Cork', 'Gdansk', 'Lyon', 'Turin', 'Ulm'];
const statuses = ['Booked', 'On the way', 'Delivered', 'Returned'];

/** The table of the database. */
const parcels: Parcel[] = Array.from({ length: 96 }, (_, index) => ({
  id: index + 1,
  code: `P-${4100 + index}`,
  town: towns[(index * 5) % towns.length],
  status: statuses[(index * 3 + Math.floor(index / 7)) % statuses.length],
  kg: ((index * 37) % 190) / 10 + 0.5,
}));

export const parcelColumns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 100 },
  { field: 'town', headerName: 'To', minWidth: 110, flex: 1 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 120,
  },
  { field: 'kg', headerName: 'Weight, kg', type: 'number', width: 120 },
];

const lower = (value: unknown) => String(value ?? '').toLowerCase();

type Test = (value: unknown, wanted: unknown) => boolean;
const includes: Test = (value, wanted) => lower(value).includes(lower(wanted));
const equals: Test = (value, wanted) => lower(value) === lower(wanted);

const tests: Record<string, Test> = {
  contains: includes,
  doesNotContain: (value, wanted) => !includes(value, wanted),
  equals,
  doesNotEqual: (value, wanted) => !equals(value, wanted),
  startsWith: (value, wanted) => lower(value).startsWith(lower(wanted)),
  endsWith: (value, wanted) => lower(value).endsWith(lower(wanted)),
  is: equals,
  not: (value, wanted) => !equals(value, wanted),
  isAnyOf: (value, wanted) =>
    (wanted as unknown[]).some((one) => equals(value, one)),
  '=': (value, wanted) => Number(value) === Number(wanted),
  '!=': (value, wanted) => Number(value) !== Number(wanted),
  '>': (value, wanted) => Number(value) > Number(wanted),
  '>=': (value, wanted) => Number(value) >= Number(wanted),
  '<': (value, wanted) => Number(value) < Number(wanted),
  '<=': (value, wanted) => Number(value) <= Number(wanted),
  isEmpty: (value) => lower(value) === '',
  isNotEmpty: (value) => lower(value) !== '',
};

/** A condition whose value is not typed in yet does not filter. */
const isComplete = ({ operator, value }: GridFilterItem) =>
  /^is(Not)?Empty$/.test(operator) ||
  (Array.isArray(value) ? value.length > 0 : lower(value) !== '');

function filter(rows: Parcel[], model: GridGetRowsParams['filterModel']) {
  const items = model.items.filter(isComplete);
  const passes = (row: Parcel) => (item: GridFilterItem) =>
    tests[item.operator](row[item.field as keyof Parcel], item.value);
  return rows.filter((row) =>
    model.logicOperator === 'or' && items.length > 0
      ? items.some(passes(row))
      : items.every(passes(row)),
  );
}

function sort(rows: Parcel[], model: GridGetRowsParams['sortModel']) {
  return [...rows].sort((a, b) => {
    for (const { field, sort: direction } of model) {
      const [x, y] = [a[field as keyof Parcel], b[field as keyof Parcel]];
      if (x !== y) return x < y === (direction !== 'desc') ? -1 : 1;
    }
    return a.id - b.id;
  });
}

const wait = () => new Promise((resolve) => setTimeout(resolve, 500));

/** GET /parcels: stands for your server, which filters, sorts and pages. */
export async function fetchParcels(
  params: GridGetRowsParams,
): Promise<GridGetRowsResponse> {
  await wait();
  const rows = sort(filter(parcels, params.filterModel), params.sortModel);
  const page = rows.slice(Number(params.start), params.end + 1);
  return { rows: page.map((row) => ({ ...row })), rowCount: rows.length };
}

/** PUT /parcels/:id: saves one row, or refuses it. */
export async function saveParcel(parcel: Parcel): Promise<Parcel> {
  await wait();
  if (parcel.kg <= 0) throw new Error('The weight must be above zero.');
  const index = parcels.findIndex(({ id }) => id === parcel.id);
  parcels[index] = { ...parcel };
  return { ...parcel };
}
