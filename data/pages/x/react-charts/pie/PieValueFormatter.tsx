import { PieChart } from '@mui/x-charts/PieChart';

const budget = [
  { label: 'Rent', value: 980 },
  { label: 'Food', value: 420 },
  { label: 'Travel', value: 150 },
  { label: 'Saved', value: 300 },
];
const total = budget.reduce((sum, item) => sum + item.value, 0);

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const valueFormatter = ({ value }: { value: number }) =>
  `${euros.format(value)} (${Math.round((100 * value) / total)}%)`;

export default function PieValueFormatter() {
  return <PieChart series={[{ data: budget, valueFormatter }]} height={240} />;
}
