import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const show = (day: Dayjs | null) => day?.format('D MMMM YYYY') ?? 'no date';

export default function DatePickerAccept() {
  const [draft, setDraft] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [saved, setSaved] = React.useState(draft);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="flex-start">
        <MobileDatePicker
          label="Release day"
          value={draft}
          onChange={setDraft}
          onAccept={setSaved}
        />
        <Typography>onChange: {show(draft)}</Typography>
        <Typography>onAccept: {show(saved)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
