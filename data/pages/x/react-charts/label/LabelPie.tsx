import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const countries = [
  { code: 'NO', name: 'Norway', capital: 'Oslo', value: 48, color: '#90caf9' },
  {
    code: 'SE',
    name: 'Sweden',
    capital: 'Stockholm',
    value: 35,
    color: '#ffe082',
  },
  {
    code: 'FI',
    name: 'Finland',
    capital: 'Helsinki',
    value: 22,
    color: '#a5d6a7',
  },
];

const data = countries.map(({ code, name, capital, value, color }) => ({
  id: code,
  value,
  color,
  label: (location: 'tooltip' | 'legend' | 'arc') => {
    if (location === 'arc') {
      return code;
    }
    return location === 'legend' ? name : `${name}, office in ${capital}`;
  },
}));

export default function LabelPie() {
  return (
    <PieChart
      series={[{ data, arcLabel: 'label', outerRadius: '90%' }]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
      height={240}
    />
  );
}
