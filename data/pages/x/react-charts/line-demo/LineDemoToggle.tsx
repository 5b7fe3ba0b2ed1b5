import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 10, 12, 14, 16, 18];
const all = [
  { label: 'Lobby', color: '#0288d1', data: [18, 19.5, 21, 22, 22.4, 21] },
  { label: 'Kitchen', color: '#f57c00', data: [19, 22, 25.5, 24, 23, 25] },
  {
    label: 'Archive',
    color: '#7b1fa2',
    data: [17, 17, 17.2, 17.3, 17.3, 17.1],
  },
];

export default function LineDemoToggle() {
  const [hidden, setHidden] = React.useState<string[]>(['Archive']);
  const shown = all.filter(({ label }) => !hidden.includes(label));
  const toggle = (label: string, checked: boolean) =>
    setHidden((old) =>
      checked ? old.filter((name) => name !== label) : [...old, label],
    );

  const checkboxes = (
    <FormGroup row>
      {all.map(({ label, color }) => (
        <FormControlLabel
          key={label}
          label={label}
          control={
            <Checkbox
              checked={!hidden.includes(label)}
              onChange={(_, checked) => toggle(label, checked)}
              sx={{ '&.Mui-checked': { color } }}
            />
          }
        />
      ))}
    </FormGroup>
  );

  return (
    <Stack sx={{ width: '100%' }}>
      {checkboxes}
      <LineChart
        height={260}
        xAxis={[{ data: hours, label: 'Hour', min: 8, max: 18 }]}
        yAxis={[{ min: 15, max: 30, label: '°C' }]}
        series={shown}
        margin={{ top: 16 }}
        slotProps={{ legend: { hidden: true } }}
      />
    </Stack>
  );
}
