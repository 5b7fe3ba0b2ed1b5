import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { label: 'Greens', value: 18, color: '#43a047' },
  { label: 'Center', value: 25, color: '#fbc02d' },
  { label: 'Liberals', value: 12, color: '#1e88e5' },
];

const halfRing = {
  startAngle: -90,
  endAngle: 90,
  innerRadius: '80%',
  outerRadius: '150%',
  cy: '85%',
};

export default function PieHalf() {
  return (
    <PieChart
      series={[{ data: seats, ...halfRing }]}
      margin={{ top: 5, bottom: 50, left: 50, right: 50 }}
      slotProps={{
        legend: {
          direction: 'row',
          position: { vertical: 'bottom', horizontal: 'middle' },
        },
      }}
      height={220}
    />
  );
}
