import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function VisitToolbar(props: DatePickerToolbarProps<Dayjs>) {
  const { value, onChange, className, titleId } = props;

  return (
    <Box className={className} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h6" component="div">
        {value ? value.format('dddd, D MMMM') : 'Choose a day'}
      </Typography>
      <Button
        size="small"
        disabled={!value}
        onClick={() => onChange(value && value.add(1, 'week'))}
      >
        One week later
      </Button>
    </Box>
  );
}

const slots = { toolbar: VisitToolbar };

export default function ToolbarComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2024-04-17')}
          slots={slots}
        />
      </Box>
    </LocalizationProvider>
  );
}
