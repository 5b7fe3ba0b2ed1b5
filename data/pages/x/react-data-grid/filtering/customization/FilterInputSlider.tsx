import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridInitialState,
  getGridNumericOperators,
} from '@mui/x-data-grid';
import { type Apartment, apartmentColumns, apartments } from './data';

function AreaSlider({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Box sx={{ px: 1.5, pt: 2 }}>
      <Slider
        aria-label="Area"
        size="small"
        min={30}
        max={100}
        valueLabelDisplay="auto"
        value={Number(item.value ?? 30)}
        onChange={(_event, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const filterOperators = getGridNumericOperators()
  .filter((operator) => operator.value === '>=' || operator.value === '<=')
  .map((operator) => ({ ...operator, InputComponent: AreaSlider }));

const columns = apartmentColumns.map(
  (column): GridColDef<Apartment> =>
    column.field === 'area' ? { ...column, filterOperators } : column,
);

const initialState: GridInitialState = {
  filter: {
    filterModel: { items: [{ field: 'area', operator: '>=', value: 50 }] },
  },
};

export default function FilterInputSlider() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={apartments}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
