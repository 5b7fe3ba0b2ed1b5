import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

interface OptionProps<Value> {
  /** The name of the prop. */
  name: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several values. */
export function Choice<Value extends string>({
  name,
  value,
  values,
  onChange,
}: OptionProps<Value> & { values: readonly Value[] }) {
  return (
    <TextField
      select
      size="small"
      label={name}
      value={value}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) => {
        const chosen = values.find((one) => one === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </TextField>
  );
}

/** A number between two others. */
export function Range({
  name,
  value,
  min,
  max,
  step = 1,
  onChange,
}: OptionProps<number> & { min: number; max: number; step?: number }) {
  return (
    <Box sx={{ fontSize: 14 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <span>{name}</span>
        <span>{value}</span>
      </Box>
      <Box sx={{ px: 1 }}>
        <Slider
          size="small"
          aria-label={name}
          value={value}
          min={min}
          max={max}
          step={step}
          onChange={(_, next) => onChange(Number(next))}
        />
      </Box>
    </Box>
  );
}

/** On or off. */
export function Toggle({ name, value, onChange }: OptionProps<boolean>) {
  return (
    <FormControlLabel
      label={name}
      control={<Switch size="small" checked={value} />}
      onChange={(_, next) => onChange(next)}
      slotProps={{ typography: { sx: { fontSize: 14 } } }}
    />
  );
}
