import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

const lastDay = dayjs('2024-12-31T00:00');

export default function ConceptsReferenceTime() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField
          label="Closing time of the year"
          value={value}
          onChange={setValue}
          referenceDate={lastDay}
        />
        <Typography aria-live="polite">
          Stored:{' '}
          {value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
