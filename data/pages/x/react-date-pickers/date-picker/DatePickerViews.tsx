import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DatePicker
          label="Year, month and day"
          views={['year', 'month', 'day']}
          defaultValue={day}
        />
        <DatePicker label="Day" views={['day']} defaultValue={day} />
        <DatePicker
          label="Month and year"
          views={['month', 'year']}
          defaultValue={day}
        />
        <DatePicker label="Year" views={['year']} defaultValue={day} />
      </Stack>
    </LocalizationProvider>
  );
}
