import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  to: string;
  grams: number;
}

const rows: Parcel[] = [
  { id: 1, to: 'Oslo', grams: 1250 },
  { id: 2, to: 'Gdańsk', grams: 480 },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'to', headerName: 'To', flex: 1 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.grams / 1000,
    valueFormatter: (value: number) => `${value} kg`,
  },
];

export default function TypescriptGridRows() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
