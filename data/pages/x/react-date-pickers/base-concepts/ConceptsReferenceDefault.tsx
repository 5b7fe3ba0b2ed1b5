import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type Dayjs } from 'dayjs';

export default function ConceptsReferenceDefault() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Accounting month"
          value={value}
          onChange={setValue}
          views={['year', 'month']}
        />
        <Typography aria-live="polite">
          Stored:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
