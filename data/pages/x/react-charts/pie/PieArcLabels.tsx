import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const sources = [
  { label: 'Search', value: 5120, color: '#90caf9' },
  { label: 'E-mail', value: 2240, color: '#ffcc80' },
  { label: 'Direct', value: 1310, color: '#a5d6a7' },
  { label: 'Ads', value: 260, color: '#ce93d8' },
];
const total = sources.reduce((sum, source) => sum + source.value, 0);

const percent = (item: { value: number }) =>
  `${Math.round((100 * item.value) / total)}%`;

export default function PieArcLabels() {
  return (
    <PieChart
      series={[{ data: sources, arcLabel: percent, arcLabelMinAngle: 25 }]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
      height={240}
    />
  );
}
