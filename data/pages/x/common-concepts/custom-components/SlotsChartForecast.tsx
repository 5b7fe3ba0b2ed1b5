import { BarChart, type BarChartSlotProps } from '@mui/x-charts/BarChart';

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const guests = [310, 420, 515, 540, 450, 380];
const firstForecast = months.indexOf('Sep');

const slotProps: BarChartSlotProps = {
  bar: ({ dataIndex, color }) =>
    dataIndex < firstForecast
      ? {}
      : {
          style: {
            fillOpacity: 0.35,
            stroke: color,
            strokeWidth: 2,
            strokeDasharray: '5 3',
          },
        },
};

export default function SlotsChartForecast() {
  return (
    <BarChart
      height={260}
      xAxis={[{ scaleType: 'band', data: months }]}
      series={[{ label: 'Guests (Sep and Oct expected)', data: guests }]}
      slotProps={slotProps}
    />
  );
}
