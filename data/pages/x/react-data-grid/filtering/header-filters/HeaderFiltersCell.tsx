import {
  DataGridPro,
  type GridInitialState,
  GridHeaderFilterCell,
  type GridHeaderFilterCellProps,
} from '@mui/x-data-grid-pro';
import { partColumns, parts } from './data';

const small = { variant: 'outlined', size: 'small', sx: { my: 0.5 } };

function MarkedFilterCell(props: GridHeaderFilterCellProps) {
  const active = props.item.value !== undefined;
  return (
    <GridHeaderFilterCell
      {...props}
      headerClassName={active ? 'active-filter' : undefined}
      InputComponentProps={small}
    />
  );
}

const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [{ id: 1, field: 'group', operator: 'is', value: 'Drive' }],
    },
  },
};

export default function HeaderFiltersCell() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGridPro
        rows={parts}
        columns={partColumns}
        initialState={initialState}
        headerFilters
        headerFilterHeight={64}
        slots={{ headerFilterCell: MarkedFilterCell }}
        sx={{ '& .active-filter': { bgcolor: 'action.selected' } }}
        hideFooter
      />
    </div>
  );
}
