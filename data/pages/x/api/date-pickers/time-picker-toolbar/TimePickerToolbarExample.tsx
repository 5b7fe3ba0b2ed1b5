import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  TimePickerToolbar,
  type TimePickerToolbarProps,
} from '@mui/x-date-pickers/TimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

function MyTimePickerToolbar(props: TimePickerToolbarProps<Dayjs>) {
  return (
    <TimePickerToolbar
      {...(props as TimePickerToolbarProps<PickerValidDate>)}
      toolbarTitle="Departure"
    />
  );
}

export default function TimePickerToolbarExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker
        defaultValue={dayjs('2024-04-17T15:30')}
        slots={{ toolbar: MyTimePickerToolbar }}
      />
    </LocalizationProvider>
  );
}
