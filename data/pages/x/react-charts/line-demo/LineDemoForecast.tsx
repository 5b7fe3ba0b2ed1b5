import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb'];
const color = '#7e57c2';

const series = [
  { id: 'sold', label: 'Tons sold', color, data: [210, 236, 251, 290] },
  {
    id: 'forecast',
    label: 'Forecast',
    color,
    showMark: false,
    data: [null, null, null, 290, 305, 334],
  },
];

const styles = {
  '& .MuiLineElement-series-forecast': { strokeDasharray: '6 6' },
};

export default function LineDemoForecast() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ min: 150, max: 350 }]}
      series={series}
      sx={styles}
    />
  );
}
