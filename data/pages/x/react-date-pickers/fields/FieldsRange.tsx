import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function FieldsRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <SingleInputDateRangeField
          label="Harvest"
          defaultValue={[dayjs('2024-08-19'), dayjs('2024-09-06')]}
        />
        <MultiInputTimeRangeField
          defaultValue={[dayjs('2024-08-19T06:00'), dayjs('2024-08-19T14:30')]}
          ampm={false}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Shift from' : 'Shift until',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
