import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { heIL } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import { RightToLeft } from './RightToLeft';

const { localeText } = heIL.components.MuiLocalizationProvider.defaultProps;
const slotProps = { popper: { dir: 'rtl' }, dialog: { dir: 'rtl' } };

export default function LocaleRtl() {
  return (
    <RightToLeft>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale="he"
        localeText={localeText}
      >
        <DatePicker
          label="תאריך הפלגה"
          defaultValue={dayjs('2024-04-07')}
          slotProps={slotProps}
        />
      </LocalizationProvider>
    </RightToLeft>
  );
}
