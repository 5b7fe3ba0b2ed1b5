import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

type RangeFieldProps = SingleInputDateRangeFieldProps<Dayjs>;

const SmallRangeField = Object.assign(
  React.forwardRef<HTMLDivElement, RangeFieldProps>(
    function SmallRangeField(props, ref) {
      return <SingleInputDateRangeField {...props} ref={ref} size="small" />;
    },
  ),
  { fieldType: 'single-input' },
);

const slots = { field: SmallRangeField };

export default function FieldSingleInputWrapped() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Bloom"
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
