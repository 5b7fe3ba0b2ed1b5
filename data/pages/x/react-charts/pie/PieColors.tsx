import { cheerfulFiestaPalette } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const answers = [
  { label: 'Yes', value: 61 },
  { label: 'No', value: 24 },
  { label: 'Maybe', value: 9 },
  { label: 'Blank', value: 6, color: '#9e9e9e' },
];

export default function PieColors() {
  return (
    <PieChart
      colors={cheerfulFiestaPalette}
      series={[{ data: answers }]}
      height={240}
    />
  );
}
