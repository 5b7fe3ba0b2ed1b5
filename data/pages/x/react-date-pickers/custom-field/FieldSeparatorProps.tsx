import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

const slotProps = {
  fieldSeparator: { children: '→', sx: { color: 'text.secondary' } },
};

export default function FieldSeparatorProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Bloom from', end: 'Bloom until' }}
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
        slotProps={slotProps}
      />
    </LocalizationProvider>
  );
}
