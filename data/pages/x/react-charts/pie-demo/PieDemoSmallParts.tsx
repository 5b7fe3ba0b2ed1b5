import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const errors = [
  { id: 'dns', label: 'DNS', value: 46 },
  { id: 'login', label: 'Login', value: 23 },
  { id: 'quota', label: 'Quota', value: 12 },
  { id: 'format', label: 'Format', value: 8 },
  { id: 'locale', label: 'Locale', value: 5 },
  { id: 'cache', label: 'Cache', value: 4 },
  { id: 'clock', label: 'Clock', value: 2 },
];

export default function PieDemoSmallParts() {
  const [limit, setLimit] = React.useState(10);
  const large = errors.filter((error) => error.value >= limit);
  const small = errors.filter((error) => error.value < limit);
  const rest = small.reduce((sum, error) => sum + error.value, 0);
  const other = { id: 'other', label: 'Other', value: rest, color: '#9e9e9e' };
  const data = small.length > 1 ? [...large, other] : errors;

  return (
    <Stack sx={{ width: '100%', px: 3 }}>
      <Typography id="small-parts">Group everything below {limit}%</Typography>
      <Slider
        aria-labelledby="small-parts"
        max={20}
        value={limit}
        onChange={(_event, value) => setLimit(value as number)}
      />
      <PieChart series={[{ data }]} height={260} />
    </Stack>
  );
}
