import {
  BarChart,
  type BarLabelContext,
  type BarItem,
} from '@mui/x-charts/BarChart';

const teams = ['Design', 'Mobile', 'Web', 'Data'];

const label = (item: BarItem, context: BarLabelContext) =>
  item.value === null || context.bar.height < 18 ? null : `${item.value} h`;

export default function BarsLabelFormatted() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: teams }]}
      series={[
        { data: [96, 142, 168, 74], label: 'Code', stack: 'time' },
        { data: [8, 61, 47, 29], label: 'Review', stack: 'time' },
        { data: [22, 14, 6, 31], label: 'Calls', stack: 'time' },
      ]}
      barLabel={label}
      colors={['#7cb9e8', '#f4a259', '#a3c585']}
      sx={{ '& .MuiBarLabel-root': { fill: '#000' } }}
      height={320}
    />
  );
}
