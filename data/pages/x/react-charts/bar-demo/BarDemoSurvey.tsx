import { BarChart } from '@mui/x-charts/BarChart';

const answers = [
  { question: 'Clear goals', strongNo: -4, no: -11, yes: 46, strongYes: 39 },
  { question: 'Enough time', strongNo: -22, no: -35, yes: 31, strongYes: 12 },
  { question: 'Good tools', strongNo: -9, no: -20, yes: 43, strongYes: 28 },
  { question: 'Fair pay', strongNo: -14, no: -26, yes: 38, strongYes: 22 },
];

const percent = (value: number | null) => `${Math.abs(value ?? 0)}%`;
const common = { stack: 'answers', valueFormatter: percent };

const series = [
  { ...common, dataKey: 'no', label: 'No', color: '#f4a582' },
  { ...common, dataKey: 'strongNo', label: 'Not at all', color: '#ca5c4b' },
  { ...common, dataKey: 'yes', label: 'Yes', color: '#92c5de' },
  { ...common, dataKey: 'strongYes', label: 'Very much', color: '#3d85b8' },
];

export default function BarDemoSurvey() {
  return (
    <BarChart
      layout="horizontal"
      dataset={answers}
      yAxis={[{ scaleType: 'band', dataKey: 'question' }]}
      xAxis={[{ min: -100, max: 100, valueFormatter: percent }]}
      series={series}
      margin={{ left: 90, right: 20, top: 80 }}
      height={320}
    />
  );
}
