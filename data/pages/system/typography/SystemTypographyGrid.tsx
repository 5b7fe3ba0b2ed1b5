import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'buoy', headerName: 'Buoy', flex: 1 },
  { field: 'wave', headerName: 'Waves (m)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, buoy: 'North Bank', wave: 2.4 },
  { id: 2, buoy: 'Old Pier', wave: 1.1 },
];

export default function SystemTypographyGrid() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          typography: 'body1',
          [`& .${gridClasses.columnHeaderTitle}`]: { typography: 'overline' },
          [`& .${gridClasses.cell}`]: { fontVariantNumeric: 'tabular-nums' },
        }}
      />
    </div>
  );
}
