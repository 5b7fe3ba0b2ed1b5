import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const axes = {
  xAxis: [{ data: [0, 1, 2, 3, 4, 5, 6, 7, 8] }],
  yAxis: [{ min: 0, max: 40 }],
  margin: { top: 90 },
};
const signal = [12, 18, 15, 64, 22, 17, 14, 19, 16];

export default function CompositionClipPath() {
  const id = React.useId();
  const [clipped, setClipped] = React.useState(true);

  const toggle = (
    <FormControlLabel
      control={<Switch checked={clipped} />}
      onChange={(_, checked) => setClipped(checked)}
      label="Clip at the drawing area"
    />
  );

  return (
    <Stack sx={{ width: '100%' }}>
      {toggle}
      <ResponsiveChartContainer
        height={260}
        series={[{ type: 'line', data: signal, area: true, curve: 'linear' }]}
        {...axes}
      >
        <g clipPath={clipped ? `url("#${id}")` : undefined}>
          <AreaPlot />
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsClipPath id={id} />
      </ResponsiveChartContainer>
    </Stack>
  );
}
