import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const firstDay = dayjs('2024-04-08');
const booked = new Set(['2024-04-12', '2024-04-16', '2024-04-17']);
const isBooked = (day: Dayjs) => booked.has(day.format('YYYY-MM-DD'));

const firstFree = (nights: number): PickersShortcutsItem<DateRange<Dayjs>> => ({
  label: `First ${nights} free nights`,
  getValue: ({ isValid }) => {
    for (let wait = 0; wait < 60; wait += 1) {
      const days = Array.from({ length: nights + 1 }, (_, index) =>
        firstDay.add(wait + index, 'day'),
      );
      if (days.every((day) => isValid([day, day])))
        return [days[0], days[nights]];
    }
    return [null, null];
  },
});

const items = [firstFree(2), firstFree(4), firstFree(7)];

export default function ShortcutsFreeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          calendars={1}
          minDate={firstDay}
          shouldDisableDate={isBooked}
          referenceDate={firstDay}
          slotProps={{ shortcuts: { items }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
