import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');
const opens = dayjs('2024-04-17T09:00');
const closes = dayjs('2024-04-17T17:00');

export default function TimePickerSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DesktopTimePicker
          label="Columns"
          timeSteps={{ minutes: 15 }}
          defaultValue={time}
        />
        <DesktopTimePicker
          label="One list"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          minTime={opens}
          maxTime={closes}
          skipDisabled
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
