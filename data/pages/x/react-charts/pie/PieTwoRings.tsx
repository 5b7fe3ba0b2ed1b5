import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const meals = [
  { id: 'hot', label: 'Hot', value: 132, color: '#ef8a6f' },
  { id: 'cold', label: 'Cold', value: 88, color: '#64b5d6' },
];
const dishes = [
  { id: 'soup', label: 'Soup', value: 47, color: '#f5b19f' },
  { id: 'pasta', label: 'Pasta', value: 85, color: '#f5b19f' },
  { id: 'salad', label: 'Salad', value: 56, color: '#a3d3e6' },
  { id: 'wrap', label: 'Wrap', value: 32, color: '#a3d3e6' },
];

export default function PieTwoRings() {
  return (
    <PieChart
      series={[
        { id: 'meals', data: meals, outerRadius: '60%', arcLabel: 'label' },
        { id: 'dishes', data: dishes, innerRadius: '63%', arcLabel: 'label' },
      ]}
      slotProps={{ legend: { hidden: true } }}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
      margin={{ left: 5, right: 5 }}
      height={280}
    />
  );
}
