import { BarChart } from '@mui/x-charts/BarChart';

const members = [
  { age: '70+', women: 58, men: 41 },
  { age: '60–69', women: 74, men: 66 },
  { age: '50–59', women: 91, men: 97 },
  { age: '40–49', women: 112, men: 104 },
  { age: '30–39', women: 135, men: 118 },
  { age: '20–29', women: 96, men: 109 },
];
const dataset = members.map((group) => ({ ...group, women: -group.women }));

const valueFormatter = (value: number | null) => String(Math.abs(value ?? 0));

const ages = {
  scaleType: 'band' as const,
  dataKey: 'age',
  categoryGapRatio: 0.1,
};
const people = { min: -150, max: 150, label: 'Members', valueFormatter };

export default function BarDemoPopulationPyramid() {
  return (
    <BarChart
      layout="horizontal"
      dataset={dataset}
      yAxis={[ages]}
      xAxis={[people]}
      series={[
        { dataKey: 'women', label: 'Women', stack: 'age', valueFormatter },
        { dataKey: 'men', label: 'Men', stack: 'age', valueFormatter },
      ]}
      grid={{ vertical: true }}
      margin={{ left: 60, right: 20 }}
      height={340}
    />
  );
}
