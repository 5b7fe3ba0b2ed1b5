import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const day = [
  { from: 0, to: 7, label: 'Sleep', color: '#9fa8da' },
  { from: 7, to: 9, label: 'Travel', color: '#bcaaa4' },
  { from: 9, to: 12, label: 'Work', color: '#80cbc4' },
  { from: 12, to: 13, label: 'Lunch', color: '#ffcc80' },
  { from: 13, to: 17, label: 'Work', color: '#80cbc4' },
  { from: 17, to: 19, label: 'Sport', color: '#ef9a9a' },
  { from: 19, to: 23, label: 'Family', color: '#fff59d' },
  { from: 23, to: 24, label: 'Sleep', color: '#9fa8da' },
];

const data = day.map(({ from, to, label, color }) => ({
  id: from,
  value: to - from,
  label,
  color,
}));

const hours = (item: { value: number }, { dataIndex }: { dataIndex: number }) =>
  `${day[dataIndex].from}:00 to ${day[dataIndex].to}:00 (${item.value} h)`;

export default function PieDemoClock() {
  return (
    <PieChart
      series={[
        {
          data,
          innerRadius: '45%',
          arcLabel: 'label',
          arcLabelMinAngle: 30,
          valueFormatter: hours,
        },
      ]}
      slotProps={{ legend: { hidden: true } }}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000', fontSize: 14 } }}
      margin={{ left: 5, right: 5 }}
      height={320}
    />
  );
}
