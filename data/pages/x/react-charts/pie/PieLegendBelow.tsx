import { PieChart } from '@mui/x-charts/PieChart';

const visitors = [
  { label: 'Returning members', value: 58 },
  { label: 'New members', value: 23 },
  { label: 'Guests', value: 19 },
];

export default function PieLegendBelow() {
  return (
    <PieChart
      series={[{ data: visitors }]}
      slotProps={{
        legend: {
          direction: 'row',
          position: { vertical: 'bottom', horizontal: 'middle' },
        },
      }}
      margin={{ top: 5, bottom: 90, left: 5, right: 5 }}
      height={300}
    />
  );
}
