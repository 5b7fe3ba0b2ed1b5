import Backspace from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const alwaysVisible = { '&& .clearButton': { opacity: 1 } };

export default function FieldsClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Frost"
          defaultValue={dayjs('2024-10-04')}
          clearable
          slots={{ clearIcon: Backspace }}
          sx={alwaysVisible}
        />
        <DatePicker
          label="Frost, with a calendar"
          defaultValue={dayjs('2024-10-04')}
          slots={{ clearIcon: Backspace }}
          slotProps={{
            field: { clearable: true },
            clearIcon: { color: 'error' },
          }}
          sx={alwaysVisible}
        />
      </Stack>
    </LocalizationProvider>
  );
}
