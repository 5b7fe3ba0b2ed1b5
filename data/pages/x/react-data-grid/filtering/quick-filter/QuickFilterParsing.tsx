import {
  DataGrid,
  type GridInitialState,
  GridLogicOperator,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { dishColumns, dishes } from './data';

const split = (input: string) =>
  input
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

const join = (values: string[]) => values.join(', ');

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter
        quickFilterParser={split}
        quickFilterFormatter={join}
        debounceMs={300}
        placeholder="Several, separated by commas"
        sx={{ width: 260 }}
      />
    </GridToolbarContainer>
  );
}

const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [],
      quickFilterValues: ['Fish pie', 'India'],
      quickFilterLogicOperator: GridLogicOperator.Or,
    },
  },
};

export default function QuickFilterParsing() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        initialState={initialState}
        slots={{ toolbar: Toolbar }}
      />
    </div>
  );
}
