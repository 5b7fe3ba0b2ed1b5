import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { UseDateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const marketDays = ['2024-04-06', '2024-04-13', '2024-04-20', '2024-04-27'];
const options = marketDays.map((day) => dayjs(day));
const isNoMarketDay = (day: Dayjs) =>
  !marketDays.includes(day.format('YYYY-MM-DD'));

type FieldProps = UseDateFieldProps<Dayjs, false> &
  BaseSingleInputFieldProps<
    Dayjs | null,
    Dayjs,
    FieldSection,
    false,
    DateValidationError
  >;

function MarketDayField(props: FieldProps) {
  const { value, onChange, label, id, disabled, InputProps } = props;

  return (
    <Box ref={InputProps?.ref} sx={{ display: 'flex', alignItems: 'center' }}>
      <Autocomplete
        id={id}
        disabled={disabled}
        options={options}
        value={value ?? null}
        onChange={(_event, day) => onChange?.(day, { validationError: null })}
        getOptionLabel={(day) => day.format('D MMMM')}
        isOptionEqualToValue={(one, other) => one.isSame(other, 'day')}
        renderInput={(params) => <TextField {...params} label={label} />}
        sx={{ width: 170, mr: 2 }}
      />
      {InputProps?.endAdornment}
    </Box>
  );
}

const slots = { field: MarketDayField };

export default function FieldAutocomplete() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Market day"
        defaultValue={options[1]}
        shouldDisableDate={isNoMarketDay}
        slots={slots}
      />
    </LocalizationProvider>
  );
}
