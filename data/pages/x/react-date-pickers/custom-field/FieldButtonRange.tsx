import * as React from 'react';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { SingleInputDateRangeFieldProps } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

type RangeFieldProps = SingleInputDateRangeFieldProps<Dayjs>;

const RangeButton = Object.assign(
  React.forwardRef<HTMLDivElement, RangeFieldProps>(
    function RangeButton(props, ref) {
      const { value, label, id, disabled, InputProps, onClick } = props;
      const [start, end] = value ?? [null, null];

      return (
        <div ref={ref}>
          <Button
            variant="outlined"
            id={id}
            disabled={disabled}
            ref={InputProps?.ref as React.Ref<HTMLButtonElement>}
            onClick={(event) => {
              onClick?.(event as unknown as React.MouseEvent<HTMLDivElement>);
            }}
          >
            {label}: {start?.format('D MMM') ?? '…'} –{' '}
            {end?.format('D MMM') ?? '…'}
          </Button>
        </div>
      );
    },
  ),
  { fieldType: 'single-input' },
);

const slots = { field: RangeButton };

export default function FieldButtonRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Holiday"
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-05-03')]}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
