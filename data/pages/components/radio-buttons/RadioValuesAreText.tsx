import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const nights = [1, 3, 7];

export default function RadioValuesAreText() {
  const [stay, setStay] = React.useState(3);

  return (
    <FormControl>
      <FormLabel id="stay-label">Nights</FormLabel>
      <RadioGroup
        row
        aria-labelledby="stay-label"
        name="stay"
        value={stay}
        onChange={(_, next) => setStay(Number(next))}
      >
        {nights.map((night) => (
          <FormControlLabel
            key={night}
            value={night}
            control={<Radio />}
            label={night}
          />
        ))}
      </RadioGroup>
      <Typography role="status">Breakfasts: {stay + 1}</Typography>
    </FormControl>
  );
}
