import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function FieldsClearable() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-10-04'));
  const [cleared, setCleared] = React.useState(0);
  const onClear = () => setCleared((count) => count + 1);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Frost"
          value={day}
          onChange={setDay}
          clearable
          onClear={onClear}
        />
        <DatePicker
          label="Frost, with a calendar"
          value={day}
          onChange={setDay}
          slotProps={{ field: { clearable: true, onClear } }}
        />
        <Typography aria-live="polite">Cleared {cleared} times</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
