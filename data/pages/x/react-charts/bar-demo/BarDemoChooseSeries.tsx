import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2021', '2022', '2023', '2024'];
const allSeries = [
  { id: 'north', label: 'North', color: '#1e88e5', data: [42, 48, 51, 57] },
  { id: 'east', label: 'East', color: '#43a047', data: [31, 29, 35, 41] },
  { id: 'west', label: 'West', color: '#fb8c00', data: [27, 33, 30, 38] },
];

export default function BarDemoChooseSeries() {
  const [hidden, setHidden] = React.useState<string[]>(['west']);
  const series = allSeries.filter(({ id }) => !hidden.includes(id));

  const toggle = (id: string) =>
    setHidden((ids) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    );

  return (
    <Stack sx={{ width: '100%' }}>
      <FormGroup row role="group" aria-label="Regions">
        {allSeries.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={<Checkbox checked={!hidden.includes(id)} />}
            onChange={() => toggle(id)}
          />
        ))}
      </FormGroup>
      <BarChart
        xAxis={[{ scaleType: 'band', data: years }]}
        yAxis={[{ min: 0, max: 60, label: 'Orders' }]}
        series={series}
        height={280}
      />
    </Stack>
  );
}
