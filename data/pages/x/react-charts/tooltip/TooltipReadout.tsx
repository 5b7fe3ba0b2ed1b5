import { useAxisTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const series = [
  { label: 'Low', data: [6, 7, 5, 8, 9, 7, 6] },
  { label: 'High', data: [14, 17, 13, 18, 21, 16, 15] },
];

function Readout() {
  const { left, top, width } = useDrawingArea();
  const tooltip = useAxisTooltip();
  const values = tooltip?.seriesItems.map(
    ({ formattedLabel, formattedValue }) =>
      `${formattedLabel} ${formattedValue}`,
  );
  return (
    <text
      x={left + width / 2}
      y={top - 10}
      textAnchor="middle"
      fill="currentColor"
    >
      {tooltip && values
        ? `${tooltip.axisFormattedValue}: ${values.join(', ')}`
        : 'Point at a day'}
    </text>
  );
}

export default function TooltipReadout() {
  return (
    <LineChart
      height={260}
      xAxis={[{ scaleType: 'point', data: days }]}
      series={series}
      tooltip={{ trigger: 'none' }}
      slotProps={{ legend: { hidden: true } }}
      margin={{ top: 40 }}
    >
      <Readout />
    </LineChart>
  );
}
