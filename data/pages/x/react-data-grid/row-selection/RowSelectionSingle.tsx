import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

export default function RowSelectionSingle() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid rows={parcels} columns={parcelColumns} />
    </div>
  );
}
