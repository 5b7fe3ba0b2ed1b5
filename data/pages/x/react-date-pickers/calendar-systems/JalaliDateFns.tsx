import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalaliV3';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { faIR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR as dates } from 'date-fns-jalali/locale/fa-IR';
import { RightToLeft } from './RightToLeft';

const { localeText } = faIR.components.MuiLocalizationProvider.defaultProps;
const slotProps = { popper: { dir: 'rtl' }, dialog: { dir: 'rtl' } };
const gregorian = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export default function JalaliDateFns() {
  const [day, setDay] = React.useState<Date | null>(new Date(2024, 2, 20));
  const isComplete = day !== null && !Number.isNaN(day.getTime());

  return (
    <Stack spacing={2}>
      <RightToLeft>
        <LocalizationProvider
          dateAdapter={AdapterDateFnsJalali}
          adapterLocale={dates}
          localeText={localeText}
        >
          <DatePicker
            label="روز بازدید"
            value={day}
            onChange={setDay}
            slotProps={slotProps}
          />
        </LocalizationProvider>
      </RightToLeft>
      <Typography role="status">
        Gregorian: {isComplete ? gregorian.format(day) : 'no date'}
      </Typography>
    </Stack>
  );
}
