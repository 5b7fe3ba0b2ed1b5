import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const weeks = Array.from({ length: 52 }, (_, index) => `W${index + 1}`);
const parcels = weeks.map((_, week) =>
  Math.round(
    300 + 8 * week + 60 * Math.sin(week / 4) + 25 * Math.sin(week * 2),
  ),
);

export default function ZoomBars() {
  return (
    <BarChartPro
      xAxis={[{ scaleType: 'band', data: weeks, zoom: true }]}
      series={[{ data: parcels, label: 'Parcels' }]}
      height={300}
    />
  );
}
