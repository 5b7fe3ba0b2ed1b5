import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const call = dayjs.tz('2024-04-17T15:30', 'America/New_York');

export default function TimezoneProp() {
  const [value, setValue] = React.useState<Dayjs | null>(call);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimePicker
          label="Support call, Tokyo time"
          timezone="Asia/Tokyo"
          value={value}
          onChange={setValue}
        />
        <Typography role="status">
          Value: {value?.isValid() ? value.format() : 'none yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
