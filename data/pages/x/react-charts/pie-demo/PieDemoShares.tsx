import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const kilowattHours = [
  { name: 'Heating', value: 4120, color: '#ffab91' },
  { name: 'Hot water', value: 1180, color: '#90caf9' },
  { name: 'Cooking', value: 640, color: '#ffe082' },
  { name: 'Lighting', value: 310, color: '#c5e1a5' },
];
const total = kilowattHours.reduce((sum, { value }) => sum + value, 0);
const share = (value: number) => `${((100 * value) / total).toFixed(0)}%`;

const data = kilowattHours.map(({ name, value, color }) => ({
  value,
  color,
  label: (location: string) => (location === 'arc' ? share(value) : name),
}));

export default function PieDemoShares() {
  return (
    <PieChart
      series={[
        {
          data,
          arcLabel: 'label',
          arcLabelRadius: '75%',
          valueFormatter: ({ value }) => `${value} kWh, ${share(value)}`,
        },
      ]}
      sx={{
        [`& .${pieArcLabelClasses.root}`]: { fill: '#000', fontWeight: 600 },
      }}
      slotProps={{
        legend: {
          direction: 'row',
          position: { vertical: 'bottom', horizontal: 'middle' },
        },
      }}
      margin={{ top: 5, bottom: 90, left: 5, right: 5 }}
      height={320}
    />
  );
}
