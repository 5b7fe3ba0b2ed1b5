import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const localeText = {
  toolbarTitle: 'When should we call you?',
  okButtonLabel: 'Call me',
  cancelButtonLabel: 'Not now',
};

export default function LocalizationLocal() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Call back"
        defaultValue={dayjs('2024-04-17')}
        localeText={localeText}
      />
    </LocalizationProvider>
  );
}
