import {
  DataGridPro,
  type DataGridProProps,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { ticketColumns, tickets } from './data';

// The column of this form, and all that have no filter yet.
function filterColumns({ field, columns, currentFilters }: FilterColumnsArgs) {
  const taken = currentFilters.map((item) => item.field);
  return columns
    .map((column) => column.field)
    .filter((name) => name === field || !taken.includes(name));
}

// The first column without a filter; null when there is none left.
const getColumnForNewFilter = (args: GetColumnForNewFilterArgs) =>
  filterColumns({ ...args, field: '' })[0] ?? null;

const slotProps: DataGridProProps['slotProps'] = {
  filterPanel: { filterFormProps: { filterColumns }, getColumnForNewFilter },
};

export default function MultiFiltersPerColumn() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        rows={tickets}
        columns={ticketColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
        disableColumnMenu
      />
    </div>
  );
}
