import { ScatterChart } from '@mui/x-charts/ScatterChart';

const flats = [
  { id: 1, x: 38, y: 1150 },
  { id: 2, x: 52, y: 1390 },
  { id: 3, x: 61, y: 1480 },
  { id: 4, x: 75, y: 1920 },
  { id: 5, x: 84, y: 1860 },
  { id: 6, x: 103, y: 2410 },
];

export default function AxisLabels() {
  return (
    <ScatterChart
      xAxis={[{ label: 'Size (m²)', min: 0 }]}
      yAxis={[{ label: 'Rent (€)', min: 0 }]}
      leftAxis={{ slotProps: { axisLabel: { x: -46 } } }}
      series={[{ data: flats }]}
      margin={{ left: 75, top: 20 }}
      height={300}
    />
  );
}
