import { ScatterChart } from '@mui/x-charts/ScatterChart';

const center = [
  { id: 'c1', x: 28, y: 640 },
  { id: 'c2', x: 41, y: 820 },
  { id: 'c3', x: 55, y: 1010 },
  { id: 'c4', x: 70, y: 1290 },
  { id: 'c5', x: 82, y: 1410 },
];
const suburb = [
  { id: 's1', x: 39, y: 520 },
  { id: 's2', x: 57, y: 640 },
  { id: 's3', x: 72, y: 760 },
  { id: 's4', x: 96, y: 940 },
];

const euros = (rent: number) => `€${rent}`;

export default function ScatterBasic() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Size, m²' }]}
      yAxis={[{ valueFormatter: euros }]}
      series={[
        { label: 'Center', data: center },
        { label: 'Suburb', data: suburb },
      ]}
      margin={{ left: 60 }}
    />
  );
}
