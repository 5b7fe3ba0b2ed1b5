import dayjs, { type Dayjs } from 'dayjs';
import {
  type GridColTypeDef,
  type GridFilterInputValueProps,
  type GridRenderEditCellParams,
  getGridDateOperators,
  useGridApiContext,
} from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';

function EditDate({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const save = (day: Dayjs | null) =>
    apiRef.current.setEditCellValue({
      id,
      field,
      value: day?.isValid() ? day.toDate() : null,
    });
  return (
    <DatePicker
      value={value && dayjs(value)}
      onChange={save}
      autoFocus={hasFocus}
      slotProps={{
        textField: { size: 'small', 'aria-label': 'Date', fullWidth: true },
      }}
    />
  );
}

// The filter works with text in the form YYYY-MM-DD, whatever the time zone.
function FilterDate({ item, applyValue, apiRef }: GridFilterInputValueProps) {
  const apply = (day: Dayjs | null) =>
    applyValue({
      ...item,
      value: day?.isValid() ? day.format('YYYY-MM-DD') : undefined,
    });
  return (
    <DatePicker
      label={apiRef.current.getLocaleText('filterPanelInputLabel')}
      value={item.value ? dayjs(item.value) : null}
      onChange={apply}
      slotProps={{ textField: { variant: 'standard', fullWidth: true } }}
    />
  );
}

export const dateColumn: GridColTypeDef<Date, string> = {
  type: 'date',
  width: 190,
  display: 'flex',
  valueFormatter: (value: Date | null) =>
    value ? dayjs(value).format('D MMM YYYY') : '',
  renderEditCell: (params) => <EditDate {...params} />,
  filterOperators: getGridDateOperators().map((operator) => ({
    ...operator,
    InputComponent: operator.InputComponent && FilterDate,
  })),
};
