import {
  LineChart,
  MarkElement,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const stops = ['Pier', 'Market', 'Station', 'Museum', 'Park'];
const passengers = [14, 38, 61, 27, 12];

function LabelledMark(props: MarkElementProps) {
  return (
    <g>
      <MarkElement {...props} />
      <text
        x={Number(props.x)}
        y={Number(props.y) - 12}
        textAnchor="middle"
        fontSize={13}
        fill="currentColor"
      >
        {passengers[props.dataIndex]}
      </text>
    </g>
  );
}

export default function LineDemoMarkLabels() {
  return (
    <LineChart
      height={300}
      xAxis={[{ data: stops, scaleType: 'point' }]}
      yAxis={[{ min: 0, max: 80 }]}
      leftAxis={null}
      margin={{ left: 30, right: 30, top: 20 }}
      series={[{ data: passengers, curve: 'linear' }]}
      slots={{ mark: LabelledMark }}
    />
  );
}
