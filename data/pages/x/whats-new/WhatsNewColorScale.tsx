import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const waitingMinutes = [12, 9, 14, 21, 33, 27, 8];

const colorMap = {
  type: 'piecewise' as const,
  thresholds: [15, 30],
  colors: ['#81c784', '#ffb74d', '#e57373'],
};

const darkLabels = { [`& .${barLabelClasses.root}`]: { fill: '#000' } };

export default function WhatsNewColorScale() {
  return (
    <BarChart
      height={280}
      xAxis={[{ scaleType: 'band', data: weekdays }]}
      yAxis={[{ label: 'Waiting time (min)', colorMap }]}
      series={[{ data: waitingMinutes }]}
      barLabel="value"
      borderRadius={6}
      sx={darkLabels}
    />
  );
}
