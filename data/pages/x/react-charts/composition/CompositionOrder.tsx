import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import type { AllSeriesType } from '@mui/x-charts/models';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const series: AllSeriesType[] = [
  { type: 'bar', data: [5, 8, 6, 9, 7] },
  { type: 'line', data: [4, 5, 7, 6, 8], area: true },
];

export default function CompositionOrder() {
  const [barsOnTop, setBarsOnTop] = React.useState(true);

  const toggle = (
    <FormControlLabel
      control={<Switch checked={barsOnTop} />}
      onChange={(_, checked) => setBarsOnTop(checked)}
      label="Bars on top"
    />
  );

  return (
    <Stack sx={{ width: '100%' }}>
      {toggle}
      <ResponsiveChartContainer
        height={260}
        series={series}
        xAxis={[{ scaleType: 'band', data: days }]}
        margin={{ top: 20 }}
      >
        {!barsOnTop && <BarPlot />}
        <AreaPlot />
        <LinePlot />
        {barsOnTop && <BarPlot />}
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Stack>
  );
}
