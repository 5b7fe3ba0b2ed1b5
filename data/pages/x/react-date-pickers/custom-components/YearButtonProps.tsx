import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const biennial = { border: 1, borderColor: 'divider' };

const slotProps = {
  yearButton: (year: { value: number }) => ({
    sx: year.value % 2 === 0 ? biennial : {},
  }),
};

export default function YearButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <YearCalendar
          aria-label="Year of the exhibition"
          defaultValue={dayjs('2024-01-01')}
          minDate={dayjs('2016-01-01')}
          maxDate={dayjs('2027-12-31')}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
