import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
  GridToolbar,
} from '@mui/x-data-grid';
import { type Apartment, apartmentColumns, apartments } from './data';

function BetweenInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const [from = '', to = ''] = (item.value ?? []) as string[];
  const field = {
    type: 'number',
    variant: 'standard',
    InputLabelProps: { shrink: true },
  } as const;
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        {...field}
        label="From"
        value={from}
        inputRef={focusElementRef}
        onChange={({ target }) =>
          applyValue({ ...item, value: [target.value, to] })
        }
      />
      <TextField
        {...field}
        label="To"
        value={to}
        onChange={({ target }) =>
          applyValue({ ...item, value: [from, target.value] })
        }
      />
    </Stack>
  );
}

const between: GridFilterOperator<Apartment, number> = {
  value: 'between',
  label: 'is between',
  // The column of type number has already turned texts into numbers or null.
  getApplyFilterFn: ({ value: range }) => {
    if (!Array.isArray(range) || range.every((limit) => limit === null)) {
      return null;
    }
    const [from, to] = range;
    return (value) => value >= (from ?? -Infinity) && value <= (to ?? Infinity);
  },
  InputComponent: BetweenInput,
  getValueAsString: ([from, to]) => `${from} – ${to}`,
};

const columns = apartmentColumns.map((column): GridColDef<Apartment> => {
  const isNumber = column.type === 'number';
  return isNumber ? { ...column, filterOperators: [between] } : column;
});

export default function FilterOperatorBetween() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={apartments}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'rent', operator: 'between', value: ['650', '1000'] },
              ],
            },
          },
        }}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
