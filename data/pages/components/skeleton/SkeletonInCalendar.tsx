import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const date = dayjs('2024-10-14');

export default function SkeletonInCalendar() {
  const [loading, setLoading] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflow: 'auto' }}>
        <FormControlLabel
          control={<Switch checked={loading} />}
          onChange={(_, checked) => setLoading(checked)}
          label="Loading free days"
        />
        <DateCalendar
          defaultValue={date}
          disableHighlightToday
          loading={loading}
          renderLoading={() => <DayCalendarSkeleton />}
        />
      </Box>
    </LocalizationProvider>
  );
}
