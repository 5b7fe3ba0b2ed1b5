import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { faIR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-jalaali';
import { RightToLeft } from './RightToLeft';

moment.loadPersian({ dialect: 'persian-modern', usePersianDigits: true });

const visit = moment('1403/01/01', 'jYYYY/jMM/jDD');
const { localeText } = faIR.components.MuiLocalizationProvider.defaultProps;
const slotProps = { popper: { dir: 'rtl' }, dialog: { dir: 'rtl' } };

export default function JalaliMoment() {
  return (
    <RightToLeft>
      <LocalizationProvider
        dateAdapter={AdapterMomentJalaali}
        localeText={localeText}
      >
        <DatePicker
          label="روز بازدید"
          defaultValue={visit}
          slotProps={slotProps}
        />
      </LocalizationProvider>
    </RightToLeft>
  );
}
