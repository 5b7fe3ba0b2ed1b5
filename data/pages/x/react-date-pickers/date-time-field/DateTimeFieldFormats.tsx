import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const moment = dayjs('2024-04-17T15:07:42');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DateTimeField label="24 hours" ampm={false} defaultValue={moment} />
        <DateTimeField
          label="ISO with seconds"
          format="YYYY-MM-DD HH:mm:ss"
          defaultValue={moment}
        />
        <DateTimeField
          label="With words"
          format="D MMM YYYY [at] HH:mm"
          defaultValue={moment}
        />
      </Stack>
    </LocalizationProvider>
  );
}
