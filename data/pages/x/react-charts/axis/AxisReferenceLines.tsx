import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const subscribers = [310, 345, 352, 378, 460, 521, 566, 604];

const labelStyle = { fontSize: 13 };
const aboveTheLine = { x: 0, y: -18 };

export default function AxisReferenceLines() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: 0, max: 700 }]}
      series={[{ data: subscribers }]}
      height={300}
    >
      <ChartsReferenceLine
        y={500}
        label="Goal: 500"
        labelStyle={labelStyle}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine
        x="Mar"
        label="Campaign"
        labelAlign="start"
        spacing={aboveTheLine}
        labelStyle={{ ...labelStyle, textAnchor: 'middle' }}
      />
    </LineChart>
  );
}
