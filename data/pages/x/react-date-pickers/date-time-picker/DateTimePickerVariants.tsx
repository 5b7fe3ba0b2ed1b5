import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');
const slotProps = { actionBar: { actions: [] } };

export default function DateTimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <DateTimePicker label="Decided by the pointer" defaultValue={time} />
        <DesktopDateTimePicker label="Always desktop" defaultValue={time} />
        <MobileDateTimePicker label="Always mobile" defaultValue={time} />
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <StaticDateTimePicker defaultValue={time} slotProps={slotProps} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
