import { DataGridPro } from '@mui/x-data-grid-pro';
import { parcelColumns, parcels } from './data';

export default function RowSelectionVisibleOnly() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        rows={parcels}
        columns={parcelColumns}
        checkboxSelection
        checkboxSelectionVisibleOnly
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
