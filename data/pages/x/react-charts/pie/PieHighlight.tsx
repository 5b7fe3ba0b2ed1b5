import { PieChart } from '@mui/x-charts/PieChart';

const modules = [
  { label: 'Engine', value: 42 },
  { label: 'Editor', value: 33 },
  { label: 'Plugins', value: 15 },
  { label: 'Docs', value: 10 },
];

export default function PieHighlight() {
  return (
    <PieChart
      series={[
        {
          data: modules,
          outerRadius: '90%',
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { innerRadius: 20, additionalRadius: -15, color: 'gray' },
        },
      ]}
      height={260}
    />
  );
}
