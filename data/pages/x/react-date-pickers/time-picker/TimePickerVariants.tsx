import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const time = dayjs('2024-04-17T15:30');
const slotProps = { actionBar: { actions: [] } };

export default function TimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} alignItems="flex-start">
        <TimePicker label="Decided by the pointer" defaultValue={time} />
        <DesktopTimePicker label="Always desktop" defaultValue={time} />
        <MobileTimePicker label="Always mobile" defaultValue={time} />
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <StaticTimePicker defaultValue={time} slotProps={slotProps} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
