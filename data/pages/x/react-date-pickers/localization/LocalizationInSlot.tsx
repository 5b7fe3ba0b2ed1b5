import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { frFR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const { localeText } = frFR.components.MuiLocalizationProvider.defaultProps;

function TodayAndOk({
  onSetToday,
  onAccept,
  className,
}: PickersActionBarProps) {
  const translations = usePickersTranslations();

  return (
    <DialogActions className={className}>
      <Button onClick={onSetToday}>{translations.todayButtonLabel}</Button>
      <Button variant="contained" onClick={onAccept}>
        {translations.okButtonLabel}
      </Button>
    </DialogActions>
  );
}

export default function LocalizationInSlot() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="fr"
      localeText={localeText}
    >
      <MobileDatePicker
        label="Rendez-vous"
        defaultValue={dayjs('2024-04-17')}
        slots={{ actionBar: TodayAndOk }}
      />
    </LocalizationProvider>
  );
}
