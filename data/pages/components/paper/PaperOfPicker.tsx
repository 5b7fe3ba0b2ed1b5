import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const paper = { elevation: 0, variant: 'outlined', square: true } as const;

export default function PaperOfPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Opening day"
        defaultValue={dayjs('2025-04-05')}
        slotProps={{ desktopPaper: paper, mobilePaper: paper }}
      />
    </LocalizationProvider>
  );
}
