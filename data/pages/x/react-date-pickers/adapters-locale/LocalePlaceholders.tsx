import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/fr';

const localeText: PickersInputLocaleText<Dayjs> = {
  fieldDayPlaceholder: () => 'jj',
  fieldMonthPlaceholder: ({ contentType }) =>
    contentType === 'letter' ? 'mois' : 'mm',
  fieldYearPlaceholder: ({ digitAmount }) => 'a'.repeat(digitAmount),
  fieldHoursPlaceholder: () => 'hh',
  fieldMinutesPlaceholder: () => 'mm',
};

export default function LocalePlaceholders() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={localeText}
    >
      <DateTimeField label="Départ du bac" InputLabelProps={{ shrink: true }} />
    </LocalizationProvider>
  );
}
