import {
  DataGrid,
  type GridInitialState,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { dishColumns, dishes } from './data';

const initialState: GridInitialState = {
  filter: {
    filterModel: { items: [], quickFilterValues: ['vegan', 'soup'] },
  },
};

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function QuickFilterInitial() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        initialState={initialState}
        slots={{ toolbar: Toolbar }}
      />
    </div>
  );
}
