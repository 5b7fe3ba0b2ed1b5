import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';
import dayjs from 'dayjs';

const RoundTextField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function RoundTextField(props, ref) {
    return (
      <PickersTextField
        {...props}
        ref={ref}
        size="small"
        sx={{ '& .MuiPickersOutlinedInput-root': { borderRadius: 5 } }}
      />
    );
  },
);

const slots = { textField: RoundTextField };

export default function FieldPickersTextFieldWrapped() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest"
        defaultValue={dayjs('2024-04-17')}
        enableAccessibleFieldDOMStructure
        slots={slots}
      />
    </LocalizationProvider>
  );
}
