import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const today = dayjs('2024-04-17');
const range = (start: Dayjs, end: Dayjs): DateRange<Dayjs> => [start, end];
const lastMonth = today.subtract(1, 'month');

const items = [
  {
    label: 'Last 7 days',
    getValue: () => range(today.subtract(6, 'day'), today),
  },
  {
    label: 'This month',
    getValue: () => range(today.startOf('month'), today.endOf('month')),
  },
  {
    label: 'Last month',
    getValue: () => range(lastMonth.startOf('month'), lastMonth.endOf('month')),
  },
  { label: 'Reset', getValue: (): DateRange<Dayjs> => [null, null] },
];

export default function DateRangePickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={items[0].getValue()}
        localeText={{ start: 'Report from', end: 'to' }}
        slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
