import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const month = dayjs('2024-04-01');

export default function DatePickerYearAndMonthGrid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DatePicker
          label="Four months per row"
          views={['month']}
          monthsPerRow={4}
          defaultValue={month}
        />
        <DatePicker
          label="Three years per row"
          views={['year']}
          yearsPerRow={3}
          defaultValue={month}
        />
      </Stack>
    </LocalizationProvider>
  );
}
