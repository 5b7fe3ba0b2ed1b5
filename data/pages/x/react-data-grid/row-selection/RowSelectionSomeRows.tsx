import { DataGrid, type GridRowParams } from '@mui/x-data-grid';
import { type Parcel, parcelColumns, parcels } from './data';

const isInDepot = ({ row }: GridRowParams<Parcel>) => row.state === 'In depot';

export default function RowSelectionSomeRows() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={parcels}
        columns={parcelColumns}
        isRowSelectable={isInDepot}
        checkboxSelection
      />
    </div>
  );
}
