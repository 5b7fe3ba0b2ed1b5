import { BarChart, BarLabel, type BarLabelProps } from '@mui/x-charts/BarChart';

function BoldLabel(props: BarLabelProps) {
  return <BarLabel {...props} style={{ ...props.style, fontWeight: 700 }} />;
}

export default function BarLabelExample() {
  return (
    <BarChart
      xAxis={[{ data: ['Oak', 'Ash', 'Elm'], scaleType: 'band' }]}
      series={[{ data: [12, 7, 9] }]}
      barLabel="value"
      slots={{ barLabel: BoldLabel }}
      height={220}
    />
  );
}
