import * as React from 'react';
import Warning from '@mui/icons-material/Warning';
import InputAdornment, {
  type InputAdornmentProps,
} from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const HasError = React.createContext(false);

function WarningAdornment({ children, ...props }: InputAdornmentProps) {
  const hasError = React.useContext(HasError);

  return (
    <InputAdornment {...props}>
      {hasError && <Warning color="error" titleAccess="No delivery that day" />}
      {children}
    </InputAdornment>
  );
}

const slots = { inputAdornment: WarningAdornment };

export default function OpeningButtonWarning() {
  const [hasError, setHasError] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <HasError.Provider value={hasError}>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2024-04-17')}
          maxDate={dayjs('2024-04-10')}
          onError={(error) => setHasError(error !== null)}
          slots={slots}
        />
      </HasError.Provider>
    </LocalizationProvider>
  );
}
