import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

const slotProps = { field: { dateSeparator: 'to' } };

export default function FieldDateSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <DateRangePicker
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
          slotProps={slotProps}
        />
        <DateRangePicker
          label="Bloom"
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
          slots={{ field: SingleInputDateRangeField }}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
