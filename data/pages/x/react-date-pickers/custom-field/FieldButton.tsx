import * as React from 'react';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { UseDateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import {
  useValidation,
  validateDate,
  type ValidateDateProps,
} from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

type FieldProps = UseDateFieldProps<Dayjs, false> &
  BaseSingleInputFieldProps<
    Dayjs | null,
    Dayjs,
    FieldSection,
    false,
    DateValidationError
  > &
  ValidateDateProps<Dayjs>;

const OpenPicker = React.createContext(() => {});

function ButtonField(props: FieldProps) {
  const openPicker = React.useContext(OpenPicker);
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, timezone = 'default' } = internalProps;
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Button
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      id={forwardedProps.id}
      disabled={internalProps.disabled}
      ref={forwardedProps.InputProps?.ref as React.Ref<HTMLButtonElement>}
      onClick={openPicker}
    >
      <span>
        <span id={`${forwardedProps.id}-label`}>{forwardedProps.label}</span>
        {`: ${value?.format('D MMMM YYYY') ?? 'any day'}`}
      </span>
    </Button>
  );
}

const slots = { field: ButtonField };

export default function FieldButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <OpenPicker.Provider value={() => setOpen(true)}>
        <DatePicker
          label="Order seeds"
          defaultValue={dayjs('2024-04-17')}
          maxDate={dayjs('2024-04-25')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slots={slots}
        />
      </OpenPicker.Provider>
    </LocalizationProvider>
  );
}
