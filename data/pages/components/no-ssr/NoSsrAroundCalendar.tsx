import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NoSsrAroundCalendar() {
  return (
    <NoSsr fallback={<Skeleton variant="rounded" width={320} height={336} />}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar />
      </LocalizationProvider>
    </NoSsr>
  );
}
