import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { deDE } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

const { localeText } = deDE.components.MuiLocalizationProvider.defaultProps;

export default function DatePickerGerman() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={localeText}
    >
      <DatePicker label="Lieferdatum" defaultValue={dayjs('2024-04-17')} />
    </LocalizationProvider>
  );
}
