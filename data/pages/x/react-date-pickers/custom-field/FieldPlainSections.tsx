import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { PlainSectionsField } from './PlainSectionsField';

const slots = { textField: PlainSectionsField };

export default function FieldPlainSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Watered"
        defaultValue={dayjs('2024-04-17')}
        enableAccessibleFieldDOMStructure
        slots={slots}
      />
    </LocalizationProvider>
  );
}
