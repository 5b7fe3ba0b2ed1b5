import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  components,
  places,
  values,
  type Place,
  type Value,
} from './components';

export default function ConceptsFinder() {
  const [value, setValue] = React.useState<Value>('Date');
  const [place, setPlace] = React.useState<Place>('Popup');
  const [name, Component] = components[value][place];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} alignItems="center" sx={{ minHeight: 540 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Value"
          value={value}
          onChange={(_, next: Value | null) => next && setValue(next)}
        >
          {values.map((each) => (
            <ToggleButton key={each} value={each}>
              {each}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Way of editing"
          value={place}
          onChange={(_, next: Place | null) => next && setPlace(next)}
        >
          {places.map((each) => (
            <ToggleButton key={each} value={each}>
              {each}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography component="code">{`<${name} />`}</Typography>
        <Component label="Your value" />
      </Stack>
    </LocalizationProvider>
  );
}
