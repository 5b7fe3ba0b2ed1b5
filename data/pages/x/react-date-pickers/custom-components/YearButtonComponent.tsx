import * as React from 'react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

interface SlotProps extends ButtonProps {
  ownerState: { selected?: boolean };
}

const YearChip = React.forwardRef<HTMLButtonElement, SlotProps>(
  function YearChip({ ownerState, ...props }, ref) {
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

const slots = { yearButton: YearChip };

export default function YearButtonComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <YearCalendar
          aria-label="Year of the exhibition"
          defaultValue={dayjs('2024-04-17')}
          minDate={dayjs('2016-01-01')}
          maxDate={dayjs('2027-12-31')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
