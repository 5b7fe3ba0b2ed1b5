import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const firstMonth = dayjs('2024-04-17');
const OpenDays = React.createContext<number[] | null>(null);

/** Stands for a request; the days depend on the month alone. */
function requestOpenDays(month: Dayjs, answer: (days: number[]) => void) {
  const days = [3 + month.month(), 15, 20 + (month.month() % 7)];
  const timer = setTimeout(() => answer(days), 600);
  return () => clearTimeout(timer);
}

function TourDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  const openDays = React.useContext(OpenDays);
  const isOpen = !outsideCurrentMonth && openDays?.includes(day.date());

  return (
    <Badge variant="dot" color="success" overlap="circular" invisible={!isOpen}>
      <PickersDay {...props} title={isOpen ? 'Places left' : undefined} />
    </Badge>
  );
}

const slots = { day: TourDay };

export default function DateCalendarDynamicData() {
  const [month, setMonth] = React.useState(firstMonth);
  const [answer, setAnswer] = React.useState({ month: '', days: [0] });
  const key = month.format('YYYY-MM');
  const openDays = answer.month === key ? answer.days : null;

  React.useEffect(
    () => requestOpenDays(month, (days) => setAnswer({ month: key, days })),
    [month, key],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <OpenDays.Provider value={openDays}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <DateCalendar
            defaultValue={firstMonth}
            onMonthChange={setMonth}
            onYearChange={setMonth}
            loading={openDays === null}
            renderLoading={() => <DayCalendarSkeleton />}
            slots={slots}
          />
        </Box>
      </OpenDays.Provider>
    </LocalizationProvider>
  );
}
