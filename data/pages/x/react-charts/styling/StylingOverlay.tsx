import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { keyframes, styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';

const branches = ['North', 'Old Town', 'Harbor', 'Campus', 'East'];
const loans = [182, 231, 164, 140, 119];

const pulse = keyframes({ from: { opacity: 0.25 }, to: { opacity: 0.1 } });

const Placeholder = styled('rect')({
  fill: 'currentColor',
  opacity: 0.15,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${pulse} 0.9s ease-in-out infinite alternate`,
  },
});

function LoadingBars() {
  const x = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  return branches.map((branch, index) => {
    const size = height * (0.8 - 0.12 * index);
    return (
      <Placeholder
        key={branch}
        x={x(branch)}
        y={top + height - size}
        width={x.bandwidth()}
        height={size}
      />
    );
  });
}

export default function StylingOverlay() {
  const [loading, setLoading] = React.useState(true);
  const toggle = (
    <FormControlLabel
      label="Loading"
      control={<Switch checked={loading} />}
      onChange={(_, checked) => setLoading(checked)}
    />
  );
  return (
    <Stack sx={{ width: '100%' }}>
      {toggle}
      <BarChart
        loading={loading}
        xAxis={[{ scaleType: 'band', data: branches }]}
        series={[{ data: loading ? [] : loans, label: 'Loans' }]}
        slots={{ loadingOverlay: LoadingBars }}
        height={280}
      />
    </Stack>
  );
}
