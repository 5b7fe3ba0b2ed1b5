import { DataGridPro } from '@mui/x-data-grid-pro';
import { parcelColumns, parcels } from './data';

export default function RowSelectionMultiple() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro rows={parcels} columns={parcelColumns} />
    </div>
  );
}
