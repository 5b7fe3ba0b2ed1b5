import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function ConceptsControlled() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="Issued" defaultValue={dayjs('2024-04-03')} />
        <DatePicker label="Due" value={due} onChange={setDue} />
        <Typography aria-live="polite">
          Reminder:{' '}
          {due?.isValid() ? due.add(7, 'day').format('D MMMM') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
