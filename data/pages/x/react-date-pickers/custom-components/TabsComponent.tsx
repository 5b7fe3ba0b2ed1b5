import Event from '@mui/icons-material/Event';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateTimePickerTabs,
  type DateTimePickerTabsProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

function TabsWithHint(props: DateTimePickerTabsProps) {
  return (
    <div className={props.className}>
      <DateTimePickerTabs {...props} className={undefined} />
      <Typography variant="body2" align="center" sx={{ pt: 1 }}>
        {props.view === 'day' ? 'First the day…' : '…then the hour'}
      </Typography>
    </div>
  );
}

const slots = { tabs: TabsWithHint };
const slotProps = {
  tabs: { hidden: false, dateIcon: <Event />, timeIcon: <Schedule /> },
};

export default function TabsComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateTimePicker
          defaultValue={dayjs('2024-04-17T15:30')}
          slots={slots}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
