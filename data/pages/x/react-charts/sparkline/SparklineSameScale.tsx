import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rooms = {
  Library: [38, 40, 41, 39, 42, 40],
  Workshop: [62, 70, 81, 77, 84, 90],
  Garden: [12, 30, 18, 41, 22, 55],
};

export default function SparklineSameScale() {
  const [shared, setShared] = React.useState(true);
  const yAxis = shared ? { min: 0, max: 100 } : undefined;

  return (
    <Stack sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        control={<Switch checked={shared} />}
        onChange={(_, checked) => setShared(checked)}
        label="Same scale for all"
      />
      {Object.entries(rooms).map(([name, visitors]) => (
        <React.Fragment key={name}>
          <Typography variant="body2">{name}</Typography>
          <SparkLineChart data={visitors} yAxis={yAxis} height={60} />
        </React.Fragment>
      ))}
    </Stack>
  );
}
