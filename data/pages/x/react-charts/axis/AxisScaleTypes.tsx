import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 3, 5, 7, 9, 11, 13, 15];
const downloads = [12, 30, 95, 240, 810, 2300, 7400, 21000];

const scaleTypes = ['linear', 'sqrt', 'log'] as const;

export default function AxisScaleTypes() {
  const [scaleType, setScaleType] =
    React.useState<(typeof scaleTypes)[number]>('log');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale type of the y-axis"
        value={scaleType}
        onChange={(_event, next) => next && setScaleType(next)}
      >
        {scaleTypes.map((type) => (
          <ToggleButton key={type} value={type}>
            {type}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        xAxis={[{ data: days, label: 'Days after the release' }]}
        yAxis={[{ scaleType }]}
        series={[{ data: downloads, label: 'Downloads a day' }]}
        margin={{ left: 60 }}
        height={300}
      />
    </Stack>
  );
}
