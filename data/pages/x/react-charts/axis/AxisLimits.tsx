import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 13 }, (_, index) => index * 5);
const oven = [21, 68, 112, 149, 171, 180, 184, 179, 181, 183, 178, 141, 97];

export default function AxisLimits() {
  const [[min, max], setLimits] = React.useState([10, 45]);

  return (
    <Box sx={{ width: '100%', px: 3 }}>
      <Typography>
        Minutes {min} to {max}
      </Typography>
      <Slider
        getAriaLabel={(index) => ['First minute', 'Last minute'][index]}
        value={[min, max]}
        max={60}
        step={5}
        onChange={(_event, value) => {
          const [from, to] = value as number[];
          setLimits(to > from ? [from, to] : [min, max]);
        }}
      />
      <LineChart
        xAxis={[{ data: minutes, min, max }]}
        yAxis={[{ min: 0 }]}
        series={[{ data: oven, label: 'Oven (°C)' }]}
        height={260}
      />
    </Box>
  );
}
