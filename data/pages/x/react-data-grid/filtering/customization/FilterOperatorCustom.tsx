import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  type GridInitialState,
} from '@mui/x-data-grid';
import { type Apartment, apartmentColumns, apartments } from './data';

const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

function EnergyInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  return (
    <TextField
      select
      fullWidth
      variant="standard"
      label="Class"
      value={item.value ?? ''}
      onChange={(event) => applyValue({ ...item, value: event.target.value })}
      inputRef={focusElementRef}
    >
      {energyClasses.map((energy) => (
        <MenuItem key={energy} value={energy}>
          {energy}
        </MenuItem>
      ))}
    </TextField>
  );
}

const atLeast: GridFilterOperator<Apartment, string> = {
  value: 'atLeast',
  label: 'is at least',
  getApplyFilterFn: (item) => {
    const worst = energyClasses.indexOf(item.value);
    return worst < 0 ? null : (value) => energyClasses.indexOf(value) <= worst;
  },
  InputComponent: EnergyInput,
};

const columns = apartmentColumns.map((column): GridColDef<Apartment> => {
  const isEnergy = column.field === 'energy';
  return isEnergy ? { ...column, filterOperators: [atLeast] } : column;
});

const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [{ field: 'energy', operator: 'atLeast', value: 'C' }],
    },
  },
};

export default function FilterOperatorCustom() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={apartments}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
