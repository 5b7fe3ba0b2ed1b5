import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { heIL } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import { RightToLeft } from './RightToLeft';

const { localeText } = heIL.components.MuiLocalizationProvider.defaultProps;

export default function RightToLeftCalendar() {
  return (
    <RightToLeft>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="he"
        localeText={localeText}
      >
        <DateCalendar defaultValue={dayjs('2024-05-16')} />
      </LocalizationProvider>
    </RightToLeft>
  );
}
