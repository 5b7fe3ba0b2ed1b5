import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const repotting = dayjs('2024-03-22');

export default function FieldsAccessibleDom() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField
          label="Repotting"
          defaultValue={repotting}
          enableAccessibleFieldDOMStructure
        />
        <DatePicker
          label="Next repotting"
          defaultValue={repotting.add(1, 'year')}
          enableAccessibleFieldDOMStructure
        />
      </Stack>
    </LocalizationProvider>
  );
}
