import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [14, 15, 16, 17, 18];
const hours = [31.5, 38.25, null, 40, 36.75];
const target = 38;

const toText = (value: number | null, { dataIndex }: { dataIndex: number }) => {
  if (value === null) {
    return 'holiday';
  }
  const change = value - target;
  const mark = dataIndex === weeks.length - 1 ? ', not final' : '';
  return `${value} h (${change > 0 ? '+' : ''}${change}${mark})`;
};

export default function TooltipFormat() {
  return (
    <LineChart
      height={260}
      xAxis={[
        {
          data: weeks,
          scaleType: 'point',
          valueFormatter: (week: number, { location }) =>
            location === 'tick' ? `W${week}` : `Week ${week} of 2024`,
        },
      ]}
      yAxis={[{ min: 20, max: 45 }]}
      series={[{ data: hours, label: 'Hours', valueFormatter: toText }]}
    />
  );
}
