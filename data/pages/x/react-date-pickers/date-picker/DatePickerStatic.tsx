import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const slotProps = { actionBar: { actions: [] } };

export default function DatePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-04-17')}
          localeText={{ toolbarTitle: 'Pick-up day' }}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
