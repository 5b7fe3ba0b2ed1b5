import { PieChart } from '@mui/x-charts/PieChart';

const folders = [
  { id: 'photos', label: 'Photos', value: 58, color: '#1565c0' },
  { id: 'videos', label: 'Videos', value: 41, color: '#ad1457' },
  { id: 'music', label: 'Music', value: 21, color: '#2e7d32' },
];
const contents = [
  { id: '2022', label: 'Photos 2022', value: 17, color: '#64b5f6' },
  { id: '2023', label: 'Photos 2023', value: 41, color: '#90caf9' },
  { id: 'trips', label: 'Trips', value: 28, color: '#f06292' },
  { id: 'family', label: 'Family', value: 13, color: '#f48fb1' },
  { id: 'albums', label: 'Albums', value: 21, color: '#81c784' },
];

const valueFormatter = ({ value }: { value: number }) => `${value} GB`;
const series = [
  { id: 'folders', data: folders, outerRadius: '60%', valueFormatter },
  { id: 'contents', data: contents, innerRadius: '64%', valueFormatter },
];

export default function TreemapAsRings() {
  return (
    <PieChart
      series={series}
      slotProps={{ legend: { hidden: true } }}
      margin={{ left: 5, right: 5 }}
      height={280}
    />
  );
}
