import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DateTimePickerToolbar,
  type DateTimePickerToolbarProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

function MyDateTimePickerToolbar(props: DateTimePickerToolbarProps<Dayjs>) {
  return (
    <DateTimePickerToolbar
      {...(props as DateTimePickerToolbarProps<PickerValidDate>)}
      toolbarFormat="D MMM"
    />
  );
}

export default function DateTimePickerToolbarExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2024-04-17T15:30')}
        slots={{ toolbar: MyDateTimePickerToolbar }}
      />
    </LocalizationProvider>
  );
}
