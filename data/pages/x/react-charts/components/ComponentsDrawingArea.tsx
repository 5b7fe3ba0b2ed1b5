import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const years = ['2020', '2021', '2022', '2023'];
const births = [412, 398, 371, 384];

function Stamp({ text }: { text: string }) {
  const { left, top, width } = useDrawingArea();
  return (
    <g transform={`translate(${left + width - 70}, ${top + 20}) rotate(8)`}>
      <rect
        x={-66}
        y={-18}
        width={132}
        height={34}
        rx={4}
        fill="none"
        stroke="#d32f2f"
        strokeWidth={2}
      />
      <text textAnchor="middle" y={5} fill="#d32f2f" fontWeight={700}>
        {text}
      </text>
    </g>
  );
}

export default function ComponentsDrawingArea() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: years }]}
      yAxis={[{ max: 600 }]}
      series={[{ data: births, label: 'Births' }]}
      height={300}
    >
      <Stamp text="Provisional" />
    </BarChart>
  );
}
