import { BarChart } from '@mui/x-charts/BarChart';

const plants = ['Leipzig', 'Bilbao', 'Tampere'];

const measures = [
  { short: 'OEE', long: 'Equipment effectiveness', data: [81, 74, 88] },
  { short: 'FPY', long: 'First pass yield', data: [96, 91, 97] },
];

const series = measures.map(({ short, long, data }) => ({
  data,
  label: (location: 'tooltip' | 'legend') =>
    location === 'legend' ? short : long,
  valueFormatter: (value: number | null) => `${value}%`,
}));

export default function LabelByLocation() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: plants }]}
      yAxis={[{ max: 100, valueFormatter: (value: number) => `${value}%` }]}
      series={series}
      height={280}
    />
  );
}
