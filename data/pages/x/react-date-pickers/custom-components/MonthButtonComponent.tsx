import * as React from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import dayjs from 'dayjs';

interface SlotProps extends ButtonProps {
  ownerState: { selected?: boolean };
}

const MonthChip = React.forwardRef<HTMLButtonElement, SlotProps>(
  function MonthChip({ ownerState, ...props }, ref) {
    return (
      <Button
        {...props}
        ref={ref}
        variant={ownerState.selected ? 'contained' : 'outlined'}
        size="small"
        sx={{ my: 0.5 }}
      />
    );
  },
);

const slots = { monthButton: MonthChip };

export default function MonthButtonComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <MonthCalendar
          aria-label="Month of the visit"
          defaultValue={dayjs('2024-04-17')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
