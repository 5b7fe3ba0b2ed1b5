import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function TextFieldValidation() {
  const [weight, setWeight] = React.useState('');
  const [left, setLeft] = React.useState(false);

  const isValid = /^\d+(\.\d+)?$/.test(weight) && Number(weight) <= 30;
  const error = left && !isValid;

  return (
    <TextField
      label="Weight"
      value={weight}
      onChange={(event) => setWeight(event.target.value)}
      onBlur={() => setLeft(true)}
      error={error}
      helperText={error ? 'Enter a number up to 30' : ' '}
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 5 },
        input: {
          endAdornment: <InputAdornment position="end">kg</InputAdornment>,
        },
      }}
    />
  );
}
