import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioGroupLabelled() {
  const [berth, setBerth] = React.useState('window');

  return (
    <FormControl>
      <FormLabel id="berth-label">Berth</FormLabel>
      <RadioGroup
        aria-labelledby="berth-label"
        name="berth"
        value={berth}
        onChange={(_, next) => setBerth(next)}
      >
        <FormControlLabel value="window" control={<Radio />} label="Window" />
        <FormControlLabel value="aisle" control={<Radio />} label="Aisle" />
        <FormControlLabel value="upper" control={<Radio />} label="Upper" />
      </RadioGroup>
    </FormControl>
  );
}
