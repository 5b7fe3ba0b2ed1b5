import {
  LineChart,
  MarkElement,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const waiting = [12, 14, 31, 18, 27, 9, 8];

function MarkByWaitingTime(props: MarkElementProps) {
  const tooLong = waiting[props.dataIndex] > 20;
  return tooLong ? (
    <MarkElement {...props} shape="triangle" color="#d32f2f" />
  ) : (
    <MarkElement {...props} />
  );
}

export default function ComponentsMarkSlot() {
  return (
    <LineChart
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ min: 0, max: 40 }]}
      series={[{ data: waiting, label: 'Minutes of waiting' }]}
      slots={{ mark: MarkByWaitingTime }}
      height={280}
    />
  );
}
