import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const shift: DateRange<Dayjs> = [
  dayjs('2024-04-22T22:00'),
  dayjs('2024-04-23T06:00'),
];
const slotProps = {
  field: { clearable: true },
  textField: { fullWidth: true },
};

export default function DateTimeRangePickerSingleInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <DateTimeRangePicker
          label="Night shift"
          name="shift"
          slots={{ field: SingleInputDateTimeRangeField }}
          slotProps={slotProps}
          defaultValue={shift}
        />
      </Box>
    </LocalizationProvider>
  );
}
