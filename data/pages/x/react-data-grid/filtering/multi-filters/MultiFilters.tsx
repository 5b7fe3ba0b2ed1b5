import {
  DataGridPro,
  type GridInitialState,
  GridLogicOperator,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { ticketColumns, tickets } from './data';

const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [
        { id: 'urgent', field: 'priority', operator: '=', value: 1 },
        { id: 'mail', field: 'team', operator: 'is', value: 'Mail' },
      ],
      logicOperator: GridLogicOperator.Or,
    },
  },
};

export default function MultiFilters() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        rows={tickets}
        columns={ticketColumns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
