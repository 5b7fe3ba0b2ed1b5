import { BarChart } from '@mui/x-charts/BarChart';

const projects = [
  { name: 'Kitchen', plan: 120, actual: 134 },
  { name: 'Roof', plan: 210, actual: 198 },
  { name: 'Garden', plan: 60, actual: 91 },
  { name: 'Shed', plan: 95, actual: 95 },
];
const xAxis = [{ scaleType: 'band' as const, dataKey: 'name', barGapRatio: 0 }];

const hours = (value: number | null) => `${value} h`;

const hoursAndDeviation = (
  value: number | null,
  context: { dataIndex: number },
) => {
  const deviation = (value ?? 0) - projects[context.dataIndex].plan;
  return `${value} h (${deviation > 0 ? '+' : ''}${deviation})`;
};

export default function BarDemoPlanAndActual() {
  return (
    <BarChart
      dataset={projects}
      xAxis={xAxis}
      series={[
        {
          dataKey: 'plan',
          label: 'Planned hours',
          color: '#9e9e9e',
          valueFormatter: hours,
        },
        {
          dataKey: 'actual',
          label: 'Actual',
          valueFormatter: hoursAndDeviation,
        },
      ]}
      height={300}
    />
  );
}
