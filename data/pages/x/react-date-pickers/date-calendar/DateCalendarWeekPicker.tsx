import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  dayCalendarClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const ChosenDay = React.createContext<Dayjs | null>(null);

function WeekDay(props: PickersDayProps<Dayjs>) {
  const inWeek = props.day.isSame(React.useContext(ChosenDay), 'week');
  const sx = { borderRadius: 0, width: 40 };

  return (
    <PickersDay
      {...props}
      selected={inWeek}
      aria-selected={inWeek}
      disableMargin
      sx={sx}
    />
  );
}

const slots = { day: WeekDay };
const hoveredWeek = {
  [`& .${dayCalendarClasses.weekContainer}:hover`]: { bgcolor: 'action.hover' },
};

export default function DateCalendarWeekPicker() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <ChosenDay.Provider value={day}>
          <DateCalendar
            value={day}
            onChange={setDay}
            showDaysOutsideCurrentMonth
            displayWeekNumber
            sx={hoveredWeek}
            slots={slots}
          />
        </ChosenDay.Provider>
        <Typography role="status">
          {day?.startOf('week').format('D MMM')} to{' '}
          {day?.endOf('week').format('D MMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
