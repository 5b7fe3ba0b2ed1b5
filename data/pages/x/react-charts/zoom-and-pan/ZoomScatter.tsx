import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const houses = Array.from({ length: 160 }, (_, id) => {
  const area = 60 + (id % 40) * 4 + 12 * Math.sin(id * 3.1);
  const price = 2.4 * area + 70 * Math.sin(id * 1.7) + 40 * Math.cos(id * 5.3);
  return { id, x: Math.round(area), y: Math.round(price + 100) };
});

export default function ZoomScatter() {
  return (
    <ScatterChartPro
      xAxis={[{ label: 'Area (m²)', zoom: true }]}
      yAxis={[{ zoom: true }]}
      series={[{ data: houses, label: 'Price (thousand)' }]}
      height={320}
    />
  );
}
