import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DatePickerInForm() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(due?.isValid() ? due.format('YYYY-MM-DD') : 'nothing');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={handleSubmit} spacing={2}>
        <DatePicker label="Due" name="due" value={due} onChange={setDue} />
        <Button type="submit" variant="contained">
          Send
        </Button>
        <Typography role="status">{sent && `Sent: ${sent}`}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
