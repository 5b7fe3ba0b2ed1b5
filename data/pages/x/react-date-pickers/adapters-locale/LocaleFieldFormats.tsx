import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const sailing = dayjs('2024-04-07');
const dateFormats = { keyboardDate: 'YYYY-MM-DD' };

export default function LocaleFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Stack spacing={3} alignItems="flex-start">
        <DateField label="From dateFormats" defaultValue={sailing} />
        <DateField label="Localized" format="LL" defaultValue={sailing} />
        <DateField
          label="With plain text"
          format="dddd D MMM [as of] YYYY"
          defaultValue={sailing}
        />
      </Stack>
    </LocalizationProvider>
  );
}
