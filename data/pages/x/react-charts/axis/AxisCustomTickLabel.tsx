import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const orders = [41, 38, 45, 52, 74, 96, 63];

function DayLabel({ style, ...props }: ChartsTextProps) {
  const { palette } = useTheme();
  const weekend = props.text === 'Sat' || props.text === 'Sun';
  const accent = { fill: palette.error.main, fontWeight: 700 };
  return <ChartsText {...props} style={{ ...style, ...(weekend && accent) }} />;
}

export default function AxisCustomTickLabel() {
  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: days }]}
      series={[{ data: orders, label: 'Orders' }]}
      bottomAxis={{ slots: { axisTickLabel: DayLabel } }}
      height={280}
    />
  );
}
