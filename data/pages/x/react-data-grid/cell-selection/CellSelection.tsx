import { DataGridPremium } from '@mui/x-data-grid-premium';
import { roofColumns, roofs } from './data';

export default function CellSelection() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={roofs}
        columns={roofColumns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
