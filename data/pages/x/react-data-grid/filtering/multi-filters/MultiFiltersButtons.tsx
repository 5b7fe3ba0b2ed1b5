import {
  DataGridPro,
  type GridInitialState,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { ticketColumns, tickets } from './data';

const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'team', operator: 'is', value: 'Network' },
        { id: 2, field: 'open', operator: 'is', value: 'true' },
      ],
    },
  },
};

export default function MultiFiltersButtons() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={tickets}
        columns={ticketColumns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          filterPanel: {
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
          },
        }}
      />
    </div>
  );
}
