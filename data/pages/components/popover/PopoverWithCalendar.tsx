import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PopoverWithCalendar() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [date, setDate] = React.useState(dayjs('2025-09-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Due {date.format('YYYY-MM-DD')}
      </Button>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Due date' } }}
      >
        <DateCalendar
          autoFocus
          value={date}
          onChange={(day, selectionState) => {
            setDate(day);
            if (selectionState === 'finish') {
              setAnchorEl(null);
            }
          }}
        />
      </Popover>
    </LocalizationProvider>
  );
}
