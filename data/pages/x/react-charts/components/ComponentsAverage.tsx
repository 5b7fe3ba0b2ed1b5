import {
  unstable_useLineSeries as useLineSeries,
  useDrawingArea,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const series = [
  { id: 'cafe', label: 'Café', data: [12, 14, 13, 17, 19, 22] },
  { id: 'kiosk', label: 'Kiosk', data: [5, 4, 8, 9, 12, 11] },
];

function averageOf(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

function Averages() {
  const lines = useLineSeries();
  const y = useYScale<'linear'>();
  const { left, width } = useDrawingArea();
  return lines?.seriesOrder.map((id) => {
    const { data, color } = lines.series[id];
    const average = averageOf(data);
    return (
      <g key={id} transform={`translate(${left}, ${y(average)})`}>
        <line x2={width} stroke={color} strokeDasharray="2 4" />
        <text x={width + 25} y={5} textAnchor="middle" fill="currentColor">
          {average.toFixed(1)}
        </text>
      </g>
    );
  });
}

export default function ComponentsAverage() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 0 }]}
      series={series}
      height={300}
    >
      <Averages />
    </LineChart>
  );
}
