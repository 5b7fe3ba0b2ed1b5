import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const slotProps = {
  toolbar: { toolbarFormat: 'ddd D MMM', toolbarPlaceholder: 'No day yet' },
  actionBar: { actions: ['clear' as const] },
};

export default function LocaleToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2024-04-07')}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
