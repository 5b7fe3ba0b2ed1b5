import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

function Earlier({ onClick, disabled }: ButtonProps) {
  return (
    <Button size="small" onClick={onClick} disabled={disabled}>
      Earlier
    </Button>
  );
}

function Later({ onClick, disabled }: ButtonProps) {
  return (
    <Button size="small" onClick={onClick} disabled={disabled}>
      Later
    </Button>
  );
}

const slots = { previousIconButton: Earlier, nextIconButton: Later };

export default function ArrowSwitcherComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateCalendar defaultValue={dayjs('2024-04-17')} slots={slots} />
      </Box>
    </LocalizationProvider>
  );
}
