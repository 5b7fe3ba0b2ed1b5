import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const firstYear = dayjs('2019-01-01');
const lastYear = dayjs('2027-12-31');

export default function MonthAndYearCalendars() {
  const [month, setMonth] = React.useState(dayjs('2024-04-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={2}
        alignItems="center"
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      >
        <Typography role="status">
          Report for {month.format('MMMM YYYY')}
        </Typography>
        <MonthCalendar value={month} onChange={setMonth} />
        <YearCalendar
          value={month}
          onChange={setMonth}
          minDate={firstYear}
          maxDate={lastYear}
        />
      </Stack>
    </LocalizationProvider>
  );
}
