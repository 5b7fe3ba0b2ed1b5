import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function FieldStartAndEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'Sowing' : 'Harvest',
            color: position === 'start' ? 'success' : 'secondary',
            focused: true,
          }),
        }}
      />
    </LocalizationProvider>
  );
}
