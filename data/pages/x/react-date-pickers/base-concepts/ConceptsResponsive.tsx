import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const invoiceDay = dayjs('2024-04-17');

export default function ConceptsResponsive() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker label="As the device is" defaultValue={invoiceDay} />
        <DesktopDatePicker label="Desktop" defaultValue={invoiceDay} />
        <MobileDatePicker label="Mobile" defaultValue={invoiceDay} />
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={invoiceDay}
        />
      </Stack>
    </LocalizationProvider>
  );
}
