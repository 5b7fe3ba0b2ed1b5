import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { dates, formatDate, levels } from './data';

const xAxis = [
  {
    scaleType: 'time' as const,
    data: dates,
    valueFormatter: formatDate,
    zoom: true,
  },
];

export default function ZoomBasic() {
  return (
    <LineChartPro
      xAxis={xAxis}
      yAxis={[{ min: 0, max: 400 }]}
      series={[{ data: levels, label: 'Water level (cm)', showMark: false }]}
      height={300}
    />
  );
}
