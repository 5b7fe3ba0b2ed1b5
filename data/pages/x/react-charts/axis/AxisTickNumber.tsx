import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const wind = [8, 11, 9, 17, 24, 29, 22, 15, 12];

const settings = {
  default: {},
  'tickNumber: 3': { tickNumber: 3 },
  'tickMinStep: 10': { tickMinStep: 10 },
  'tickMaxStep: 2': { tickMaxStep: 2 },
};

export default function AxisTickNumber() {
  const [name, setName] =
    React.useState<keyof typeof settings>('tickMinStep: 10');

  return (
    <Stack spacing={1} sx={{ width: '100%', pt: 1 }}>
      <TextField
        select
        size="small"
        label="Ticks of the x-axis"
        value={name}
        onChange={(event) =>
          setName(event.target.value as keyof typeof settings)
        }
      >
        {Object.keys(settings).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        xAxis={[{ data: hours, min: 0, max: 24, ...settings[name] }]}
        series={[{ data: wind, label: 'Wind (km/h)' }]}
        height={260}
      />
    </Stack>
  );
}
