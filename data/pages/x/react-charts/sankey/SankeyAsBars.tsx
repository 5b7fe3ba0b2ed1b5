import { BarChart } from '@mui/x-charts/BarChart';

const before = ['Basic', 'Plus', 'Family'];

const series = [
  { label: 'to Basic', data: [310, 42, 8], color: '#90caf9' },
  { label: 'to Plus', data: [95, 240, 31], color: '#ce93d8' },
  { label: 'left', data: [70, 28, 19], color: '#bdbdbd' },
].map((target) => ({ ...target, stack: 'members' }));

export default function SankeyAsBars() {
  return (
    <BarChart
      layout="horizontal"
      yAxis={[{ scaleType: 'band', data: before }]}
      xAxis={[{ label: 'Members' }]}
      series={series}
      barLabel={({ value }, { bar }) => (bar.width > 30 ? String(value) : null)}
      sx={{ '& .MuiBarLabel-root': { fill: '#000' } }}
      height={280}
      margin={{ left: 80 }}
    />
  );
}
