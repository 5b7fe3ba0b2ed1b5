import { DataGridPro } from '@mui/x-data-grid-pro';
import { partColumns, parts } from './data';

export default function HeaderFiltersSimple() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        rows={parts}
        columns={partColumns}
        headerFilters
        slots={{ headerFilterMenu: null }}
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
