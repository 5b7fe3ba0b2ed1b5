import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';
import { localeText } from './arabic';
import { RightToLeft } from './RightToLeft';

const visit = moment('1445/10/01', 'iYYYY/iMM/iDD');
const slotProps = { popper: { dir: 'rtl' }, dialog: { dir: 'rtl' } };

export default function HijriMoment() {
  return (
    <RightToLeft>
      <LocalizationProvider
        dateAdapter={AdapterMomentHijri}
        localeText={localeText}
      >
        <DatePicker
          label="يوم الزيارة"
          defaultValue={visit}
          minDate={moment('1400/01/01', 'iYYYY/iMM/iDD')}
          maxDate={moment('1460/12/29', 'iYYYY/iMM/iDD')}
          slotProps={slotProps}
        />
      </LocalizationProvider>
    </RightToLeft>
  );
}
