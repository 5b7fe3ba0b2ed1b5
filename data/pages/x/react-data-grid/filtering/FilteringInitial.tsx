import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { plantColumns, plants } from './data';

const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [{ field: 'plant', operator: 'contains', value: 'fern' }],
    },
  },
};

export default function FilteringInitial() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={plants}
        columns={plantColumns}
        initialState={initialState}
      />
    </div>
  );
}
