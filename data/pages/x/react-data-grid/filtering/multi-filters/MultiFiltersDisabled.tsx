import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { ticketColumns, tickets } from './data';

export default function MultiFiltersDisabled() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        rows={tickets}
        columns={ticketColumns}
        slots={{ toolbar: GridToolbar }}
        disableMultipleColumnsFiltering
      />
    </div>
  );
}
