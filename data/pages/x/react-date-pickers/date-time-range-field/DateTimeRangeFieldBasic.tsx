import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const range: DateRange<Dayjs> = [
  dayjs('2024-04-22T22:00'),
  dayjs('2024-04-23T04:30'),
];

export default function DateTimeRangeFieldBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 400 }}>
        <MultiInputDateTimeRangeField
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Outage from' : 'Outage to',
            }),
          }}
        />
        <SingleInputDateTimeRangeField label="Outage" defaultValue={range} />
      </Stack>
    </LocalizationProvider>
  );
}
