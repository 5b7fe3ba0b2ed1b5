import { useTheme } from '@mui/material/styles';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023];
const series = [
  { label: 'Bike', color: '#43a047', data: [11, 14, 16, 18, 20] },
  { label: 'Bus', color: '#1e88e5', data: [29, 18, 21, 25, 28] },
  { label: 'Car', color: '#d81b60', data: [41, 46, 43, 39, 35] },
].map((line) => ({ ...line, showMark: false }));

function EndLabels() {
  const theme = useTheme();
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return series.map(({ label, color, data }) => (
    <text
      key={label}
      x={x(years[4]) + 6}
      y={y(data[4])}
      fill={color}
      dominantBaseline="middle"
      style={{ ...theme.typography.caption, fontWeight: 600, direction: 'ltr' }}
    >
      {label}
    </text>
  ));
}

export default function LineDemoEndLabels() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: years, valueFormatter: String, tickMinStep: 1 }]}
      yAxis={[{ min: 0, label: 'Share of trips, %' }]}
      series={series}
      margin={{ top: 20 }}
      slotProps={{ legend: { hidden: true } }}
    >
      <EndLabels />
    </LineChart>
  );
}
