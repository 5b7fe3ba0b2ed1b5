import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const views: DateView[] = ['year', 'month'];

export default function MonthRangeFromTwoPickers() {
  const [first, setFirst] = React.useState<Dayjs | null>(dayjs('2024-01-01'));
  const [last, setLast] = React.useState<Dayjs | null>(dayjs('2024-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="First month"
          views={views}
          openTo="month"
          value={first}
          onChange={setFirst}
          maxDate={last ?? undefined}
        />
        <DatePicker
          label="Last month"
          views={views}
          openTo="month"
          value={last}
          onChange={setLast}
          minDate={first ?? undefined}
        />
      </Stack>
    </LocalizationProvider>
  );
}
