import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateRangePickerToolbar,
  type DateRangePickerToolbarProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

function MyDateRangePickerToolbar(props: DateRangePickerToolbarProps<Dayjs>) {
  return <DateRangePickerToolbar {...props} toolbarFormat="D MMM" />;
}

export default function DateRangePickerToolbarExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        slots={{ toolbar: MyDateRangePickerToolbar }}
      />
    </LocalizationProvider>
  );
}
