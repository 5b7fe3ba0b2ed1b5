import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';

const series = [
  { label: 'Rent', data: [900, 900, 920], stack: 'costs' },
  { label: 'Energy', data: [210, 180, 120], stack: 'costs' },
  { label: 'Staff', data: [2400, 2650, 2500], stack: 'costs' },
];

function TotalTooltip({ axisValue, dataIndex }: ChartsAxisContentProps) {
  if (dataIndex == null) {
    return null;
  }
  const total = series.reduce((sum, { data }) => sum + data[dataIndex], 0);
  return (
    <Paper elevation={3} sx={{ m: 2, p: 1.5 }}>
      <Typography variant="subtitle2">{String(axisValue)}</Typography>
      <Typography variant="h6">€{total.toLocaleString()}</Typography>
      {series.map(({ label, data }) => (
        <Typography key={label} variant="body2">
          {label}: {Math.round((data[dataIndex] / total) * 100)} %
        </Typography>
      ))}
    </Paper>
  );
}

export default function TooltipAxisContent() {
  return (
    <BarChart
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar'] }]}
      series={series}
      slots={{ axisContent: TotalTooltip }}
      margin={{ left: 60 }}
    />
  );
}
