import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const day = dayjs('2024-04-17');
const views: DateView[][] = [
  ['day'],
  ['month', 'year'],
  ['year', 'month', 'day'],
];

export default function DateCalendarViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
        spacing={2}
      >
        {views.map((list) => (
          <Box key={list.join()} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
            <Typography align="center">{list.join(', ')}</Typography>
            <DateCalendar views={list} openTo={list[0]} defaultValue={day} />
          </Box>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
