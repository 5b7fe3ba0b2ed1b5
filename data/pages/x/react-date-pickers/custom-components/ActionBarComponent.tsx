import EventAvailable from '@mui/icons-material/EventAvailable';
import EventBusy from '@mui/icons-material/EventBusy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

function VisitActions(props: PickersActionBarProps) {
  const { onAccept, onClear, className } = props;

  return (
    <DialogActions className={className}>
      <Button startIcon={<EventBusy />} onClick={onClear}>
        No visit
      </Button>
      <Button startIcon={<EventAvailable />} onClick={onAccept}>
        Book
      </Button>
    </DialogActions>
  );
}

const slots = { actionBar: VisitActions };

export default function ActionBarComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2024-04-17')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
