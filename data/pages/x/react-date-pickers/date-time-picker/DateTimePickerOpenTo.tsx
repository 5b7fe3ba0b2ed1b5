import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');

export default function DateTimePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <MobileDateTimePicker
          label="Opens at the year"
          openTo="year"
          defaultValue={time}
        />
        <MobileDateTimePicker
          label="Opens at the hours"
          openTo="hours"
          defaultValue={time}
        />
      </Stack>
    </LocalizationProvider>
  );
}
