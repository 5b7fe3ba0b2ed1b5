import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const actions: PickersActionBarAction[] = ['clear', 'today'];

const slotProps = {
  actionBar: { actions },
  layout: {
    sx: {
      [`& .${pickersLayoutClasses.actionBar}`]: {
        gridColumn: 2,
        gridRow: 1,
        alignSelf: 'end',
      },
      [`& .${pickersLayoutClasses.toolbar}`]: { display: 'none' },
    },
  },
};

export default function LayoutMoveActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2024-04-17')}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
