import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersActionBar,
  type PickersActionBarProps,
} from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

function MyPickersActionBar(props: PickersActionBarProps) {
  return <PickersActionBar {...props} actions={['today', 'accept']} />;
}

export default function PickersActionBarExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-04-17T15:30')}
        slots={{ actionBar: MyPickersActionBar }}
      />
    </LocalizationProvider>
  );
}
