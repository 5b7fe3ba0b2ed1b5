import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const sailing = dayjs('2024-04-07');
const slotProps = { field: { shouldRespectLeadingZeros: true } };

export default function LocaleLeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DatePicker
          label="Zeros added"
          format="M/D/YYYY"
          defaultValue={sailing}
        />
        <DatePicker
          label="As the format says"
          format="M/D/YYYY"
          defaultValue={sailing}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
