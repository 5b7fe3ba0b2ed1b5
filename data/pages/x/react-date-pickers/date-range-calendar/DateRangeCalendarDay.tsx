import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const trip: DateRange<Dayjs> = [dayjs('2024-04-22'), dayjs('2024-05-03')];

function TrailDay(props: DateRangePickerDayProps<Dayjs>) {
  const isWeekend = props.day.day() === 0 || props.day.day() === 6;

  return (
    <DateRangePickerDay
      {...props}
      sx={{ fontWeight: isWeekend ? 'bold' : undefined }}
    />
  );
}

const slots = { day: TrailDay };
const { hiddenDayFiller, rangeIntervalDayHighlight } = dateRangePickerDayClasses;
const greyRange = {
  [`& .${rangeIntervalDayHighlight}:not(.${hiddenDayFiller})`]: {
    bgcolor: 'action.selected',
  },
};

export default function DateRangeCalendarDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={trip}
          slots={slots}
          sx={greyRange}
        />
      </Box>
    </LocalizationProvider>
  );
}
