import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const branches = ['Basel', 'Graz', 'Lyon', 'Turin', 'Porto', 'Malmö', 'Gdansk'];
const staff = [14, 9, 22, 17, 11, 8, 13];

export default function GettingStartedSize() {
  const [percent, setPercent] = React.useState(100);

  return (
    <Box sx={{ width: '100%', px: 3 }}>
      <Typography id="container-width">
        Width of the container: {percent}%
      </Typography>
      <Slider
        aria-labelledby="container-width"
        min={40}
        value={percent}
        onChange={(_event, value) => setPercent(value as number)}
      />
      <Box sx={{ width: `${percent}%` }}>
        <BarChart
          xAxis={[{ scaleType: 'band', data: branches }]}
          series={[{ data: staff, label: 'Staff' }]}
          height={260}
        />
      </Box>
    </Box>
  );
}
