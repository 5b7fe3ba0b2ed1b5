import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, parcel: 'Books', depot: 'Lisbon', weight: 4.2 },
  { id: 2, parcel: 'Lamp', depot: 'Oslo', weight: 2.1 },
  { id: 3, parcel: 'Kettle', depot: 'Lisbon', weight: 1.4 },
  { id: 4, parcel: 'Skis', depot: 'Oslo', weight: 6.8 },
  { id: 5, parcel: 'Tent', depot: 'Lisbon', weight: 5.3 },
];

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1 },
  { field: 'depot', headerName: 'Depot', flex: 1, filterable: false },
  { field: 'weight', headerName: 'kg', type: 'number', width: 90 },
];

export default function ReadOnlyFilterFromCode() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Parcels in Lisbon"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'depot', operator: 'equals', value: 'Lisbon' }],
            },
          },
        }}
      />
    </div>
  );
}
