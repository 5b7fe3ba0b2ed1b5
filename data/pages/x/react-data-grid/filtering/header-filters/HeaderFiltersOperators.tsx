import TextField, { type TextFieldProps } from '@mui/material/TextField';
import {
  DataGridPro,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid-pro';
import { type Part, partColumns, parts } from './data';

type HallInputProps = GridFilterInputValueProps &
  Pick<TextFieldProps, 'label' | 'inputRef' | 'onFocus' | 'onBlur'> & {
    clearButton?: React.ReactNode;
  };

function HallInput(props: HallInputProps) {
  const { item, applyValue, clearButton, focusElementRef, ...other } = props;
  const { label, inputRef, onFocus, onBlur } = other;
  return (
    <>
      <TextField
        select
        fullWidth
        variant="standard"
        label={label ?? 'Hall'}
        value={item.value ?? ''}
        onChange={({ target }) => applyValue({ ...item, value: target.value })}
        inputRef={inputRef ?? focusElementRef}
        onFocus={onFocus}
        onBlur={onBlur}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">All</option>
        <option value="A">Hall A</option>
        <option value="B">Hall B</option>
        <option value="C">Hall C</option>
      </TextField>
      {clearButton}
    </>
  );
}

const inHall: GridFilterOperator<Part, string> = {
  value: 'inHall',
  label: 'in hall',
  headerLabel: 'In hall',
  getApplyFilterFn: ({ value: hall }) =>
    hall ? (aisle) => aisle.startsWith(hall) : null,
  InputComponent: HallInput,
};

const columns = partColumns.map(
  (column): GridColDef<Part> =>
    column.field === 'aisle'
      ? {
          ...column,
          field: 'hall',
          valueGetter: (_, row) => row.aisle,
          filterOperators: [inHall],
        }
      : column,
);

export default function HeaderFiltersOperators() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro rows={parts} columns={columns} headerFilters hideFooter />
    </div>
  );
}
