import { DataGridPro } from '@mui/x-data-grid-pro';
import { partColumns, parts } from './data';

export default function HeaderFilters() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        rows={parts}
        columns={partColumns}
        headerFilters
        hideFooter
      />
    </div>
  );
}
