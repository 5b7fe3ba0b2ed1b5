import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const steps = [6200, 7100, 4800, 9300, 8700, 11200, 10400];
const inWords = (value: number | null) => `${value?.toLocaleString()} steps`;

export default function SparklineInteraction() {
  const [showTooltip, setShowTooltip] = React.useState(true);
  const [showHighlight, setShowHighlight] = React.useState(true);

  const options = {
    data: steps,
    height: 80,
    yAxis: { min: 0, max: 12000 },
    valueFormatter: inWords,
    showTooltip,
    showHighlight,
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <FormGroup row>
        <FormControlLabel
          control={<Switch checked={showTooltip} />}
          onChange={(_, checked) => setShowTooltip(checked)}
          label="showTooltip"
        />
        <FormControlLabel
          control={<Switch checked={showHighlight} />}
          onChange={(_, checked) => setShowHighlight(checked)}
          label="showHighlight"
        />
      </FormGroup>
      <SparkLineChart {...options} />
      <SparkLineChart {...options} plotType="bar" />
    </Stack>
  );
}
