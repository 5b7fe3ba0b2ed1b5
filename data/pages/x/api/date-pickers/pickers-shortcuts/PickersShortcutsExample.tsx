import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersShortcuts,
  type PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function MyPickersShortcuts(props: PickersShortcutsProps<Dayjs | null>) {
  return <PickersShortcuts {...props} sx={{ maxWidth: 140 }} />;
}

export default function PickersShortcutsExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2024-04-17T15:30')}
        slots={{ shortcuts: MyPickersShortcuts }}
        slotProps={{
          shortcuts: {
            items: [{ label: 'May Day', getValue: () => dayjs('2024-05-01') }],
          },
        }}
      />
    </LocalizationProvider>
  );
}
