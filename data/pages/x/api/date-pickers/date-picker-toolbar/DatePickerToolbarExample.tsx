import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DatePickerToolbar,
  type DatePickerToolbarProps,
} from '@mui/x-date-pickers/DatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function MyDatePickerToolbar(props: DatePickerToolbarProps<Dayjs>) {
  return <DatePickerToolbar {...props} toolbarFormat="D MMMM YYYY" />;
}

export default function DatePickerToolbarExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-04-17T15:30')}
        slots={{ toolbar: MyDatePickerToolbar }}
      />
    </LocalizationProvider>
  );
}
