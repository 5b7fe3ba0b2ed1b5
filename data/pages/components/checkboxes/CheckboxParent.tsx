import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const sensors = ['Temperature', 'Humidity', 'Wind'];

export default function CheckboxParent() {
  const [chosen, setChosen] = React.useState(['Wind']);

  const toggle = (sensor: string) =>
    setChosen((before) =>
      before.includes(sensor)
        ? before.filter((other) => other !== sensor)
        : [...before, sensor],
    );

  return (
    <div role="group" aria-label="Sensors">
      <FormControlLabel
        label="All sensors"
        control={
          <Checkbox
            checked={chosen.length === sensors.length}
            indeterminate={chosen.length > 0 && chosen.length < sensors.length}
            onChange={(event) => setChosen(event.target.checked ? sensors : [])}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', ml: 3 }}>
        {sensors.map((sensor) => (
          <FormControlLabel
            key={sensor}
            label={sensor}
            control={
              <Checkbox
                checked={chosen.includes(sensor)}
                onChange={() => toggle(sensor)}
              />
            }
          />
        ))}
      </Box>
    </div>
  );
}
