import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

export default function RowSelectionCheckbox() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={parcels}
        columns={parcelColumns}
        checkboxSelection
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
