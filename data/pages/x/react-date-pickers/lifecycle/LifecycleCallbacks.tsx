import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function LifecycleCallbacks() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) =>
    setCalls((previous) => [...previous, call].slice(-5));
  const show = (value: Dayjs | null) => value?.format('D MMM') ?? 'null';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <MobileDatePicker
          label="Delivery"
          defaultValue={dayjs('2024-04-17')}
          onOpen={() => log('onOpen')}
          onChange={(value) => log(`onChange ${show(value)}`)}
          onAccept={(value) => log(`onAccept ${show(value)}`)}
          onClose={() => log('onClose')}
        />
        <Typography component="div" aria-live="polite" sx={{ minHeight: 120 }}>
          {calls.map((call, index) => (
            <div key={index}>{call}</div>
          ))}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
