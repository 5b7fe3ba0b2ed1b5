import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const range: DateRange<Dayjs> = [dayjs('2024-04-22'), dayjs('2024-05-03')];

export default function DateRangeFieldBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
        <MultiInputDateRangeField
          defaultValue={range}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'On loan from' : 'Due back',
            }),
          }}
        />
        <SingleInputDateRangeField label="Loan" defaultValue={range} />
      </Stack>
    </LocalizationProvider>
  );
}
