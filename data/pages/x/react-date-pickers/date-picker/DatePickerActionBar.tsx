import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import dayjs from 'dayjs';

const actions: PickersActionBarAction[] = ['clear', 'today', 'accept'];

export default function DatePickerActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Reminder"
        defaultValue={dayjs('2024-04-17')}
        closeOnSelect={false}
        slotProps={{ actionBar: { actions } }}
      />
    </LocalizationProvider>
  );
}
