import { PieChart } from '@mui/x-charts/PieChart';

const languages = [
  { label: 'Kotlin', value: 38 },
  { label: 'Swift', value: 31 },
  { label: 'Dart', value: 19 },
  { label: 'Rust', value: 12 },
];

export default function PieLabelsOutside() {
  return (
    <PieChart
      series={[
        {
          data: languages,
          outerRadius: '60%',
          arcLabel: 'label',
          arcLabelRadius: '85%',
        },
      ]}
      slotProps={{ legend: { hidden: true } }}
      margin={{ left: 30, right: 30 }}
      height={260}
    />
  );
}
