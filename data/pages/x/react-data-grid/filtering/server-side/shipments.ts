import {
  type GridColDef,
  type GridFilterItem,
  type GridFilterOperator,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';

const ports = ['Antwerp', 'Busan', 'Callao', 'Durban', 'Genoa', 'Santos'];
const states = ['Booked', 'At sea', 'Customs', 'Delivered'];

const shipments = Array.from({ length: 240 }, (_, i) => ({
  id: `S-${1001 + i}`,
  port: ports[(i * 7 + (i % 5)) % ports.length],
  state: states[(i * 3 + (i % 7)) % states.length],
  tonnes: 4 + ((i * 37) % 96),
}));

export type Shipment = (typeof shipments)[number];

type Test = (value: string | number, wanted: string) => boolean;

// What the server understands; the columns offer nothing else.
const tests: Record<string, Test> = {
  startsWith: (value, wanted) =>
    String(value).toLowerCase().startsWith(wanted.toLowerCase()),
  is: (value, wanted) => value === wanted,
  not: (value, wanted) => value !== wanted,
  '>=': (value, wanted) => Number(value) >= Number(wanted),
  '<=': (value, wanted) => Number(value) <= Number(wanted),
};

const known = (operators: GridFilterOperator[]) =>
  operators.filter((operator) => operator.value in tests);

export const shipmentColumns: GridColDef<Shipment>[] = [
  {
    field: 'id',
    headerName: 'Shipment',
    width: 110,
    filterOperators: known(getGridStringOperators()),
  },
  {
    field: 'port',
    headerName: 'Port',
    minWidth: 100,
    flex: 1,
    filterOperators: known(getGridStringOperators()),
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: states,
    width: 110,
    filterOperators: known(getGridSingleSelectOperators()),
  },
  {
    field: 'tonnes',
    headerName: 'Tonnes',
    type: 'number',
    width: 100,
    filterOperators: known(getGridNumericOperators()),
  },
];

export interface ShipmentQuery {
  items: GridFilterItem[];
  page?: number;
  pageSize?: number;
  fails?: boolean;
}

/** Stands for your server: filters, cuts out a page, and takes its time. */
export function fetchShipments(query: ShipmentQuery, signal: AbortSignal) {
  const { items, page = 0, pageSize = 100, fails = false } = query;
  const found = shipments.filter((shipment) =>
    items.every(({ field, operator, value }) => {
      const wanted = String(value ?? '');
      const actual = shipment[field as keyof Shipment];
      return wanted === '' || tests[operator](actual, wanted);
    }),
  );
  const rows = found.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise<{ rows: Shipment[]; total: number }>((resolve, reject) => {
    const answer = () =>
      fails ? reject(new Error('503')) : resolve({ rows, total: found.length });
    const timer = setTimeout(answer, 600);
    // As `fetch()` does, it rejects when it is aborted.
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });
}
