import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

/** Stands for a request: answers after a while. */
const save = (day: string) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(day), 500));

export default function LifecycleServer() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [request, setRequest] = React.useState<string | null>(null);
  const [saved, setSaved] = React.useState('2024-04-17');

  React.useEffect(() => {
    if (request === null) {
      return undefined;
    }
    let outdated = false;
    const pause = setTimeout(async () => {
      const answer = await save(request);
      if (!outdated) {
        setSaved(answer);
      }
    }, 600);
    return () => {
      outdated = true;
      clearTimeout(pause);
    };
  }, [request]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Unloading"
          value={value}
          onChange={(newValue, { validationError }) => {
            setValue(newValue);
            setRequest(
              newValue && validationError === null
                ? newValue.format('YYYY-MM-DD')
                : null,
            );
          }}
        />
        <Typography aria-live="polite">
          On the server: {saved}
          {request !== null && request !== saved && ' (saving)'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
