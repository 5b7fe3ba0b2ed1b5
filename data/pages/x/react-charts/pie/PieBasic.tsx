import { PieChart } from '@mui/x-charts/PieChart';

const commute = [
  { label: 'Bicycle', value: 34 },
  { label: 'Train', value: 27 },
  { label: 'Car', value: 22 },
  { label: 'On foot', value: 17 },
];

export default function PieBasic() {
  return <PieChart series={[{ data: commute }]} height={240} />;
}
