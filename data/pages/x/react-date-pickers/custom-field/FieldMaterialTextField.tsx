import * as React from 'react';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const RoundTextField = React.forwardRef<HTMLDivElement, TextFieldProps>(
  function RoundTextField(props, ref) {
    return (
      <TextField
        {...props}
        ref={ref}
        size="small"
        sx={{ '& .MuiOutlinedInput-root': { borderRadius: 5 } }}
      />
    );
  },
);

const slots = { textField: RoundTextField };

export default function FieldMaterialTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest"
        defaultValue={dayjs('2024-04-17')}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
