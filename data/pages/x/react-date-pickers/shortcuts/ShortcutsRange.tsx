import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

// In an application: inside getValue, const today = dayjs();
const today = dayjs('2024-04-17');
const lastMonth = today.subtract(1, 'month');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'This week',
    getValue: () => [today.startOf('week'), today.endOf('week')],
  },
  {
    label: 'Last 30 days',
    getValue: () => [today.subtract(29, 'day'), today],
  },
  {
    label: 'Last month',
    getValue: () => [lastMonth.startOf('month'), lastMonth.endOf('month')],
  },
  { label: 'Reset', getValue: () => [null, null] },
];

export default function ShortcutsRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          calendars={1}
          defaultValue={[today.subtract(6, 'day'), today]}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
