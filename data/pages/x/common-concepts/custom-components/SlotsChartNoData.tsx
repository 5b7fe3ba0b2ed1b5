import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function EmptyPlot() {
  const { palette } = useTheme();
  const { left, top, width, height } = useDrawingArea();

  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      fill={palette.text.secondary}
    >
      No readings yet
    </text>
  );
}

const hours = ['8 am', '9 am', '10 am', '11 am', '12 pm'];
const temperatures = {
  label: 'Temperature (°C)',
  data: [18.2, 18.9, 20.4, 21.7, 21.1],
};

export default function SlotsChartNoData() {
  const [connected, setConnected] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Sensor connected"
        control={
          <Switch onChange={(event) => setConnected(event.target.checked)} />
        }
      />
      <LineChart
        height={220}
        series={connected ? [temperatures] : []}
        xAxis={[{ scaleType: 'point', data: hours }]}
        slots={{ noDataOverlay: EmptyPlot }}
      />
    </Box>
  );
}
