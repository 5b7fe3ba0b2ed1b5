import { LineChart } from '@mui/x-charts/LineChart';

const depths = [0, 50, 100, 150, 200];
const light = [100, 38, 14, 5, 2];
const labelInMargin = { axisLabel: { x: 44 } };

export default function AxisPosition() {
  return (
    <LineChart
      xAxis={[{ id: 'depth', data: depths, label: 'Depth (m)' }]}
      yAxis={[{ id: 'light', min: 0, label: 'Light (%)' }]}
      series={[{ data: light }]}
      topAxis="depth"
      bottomAxis={null}
      leftAxis={null}
      rightAxis={{ axisId: 'light', tickSize: 10, slotProps: labelInMargin }}
      margin={{ left: 20, bottom: 20, right: 65 }}
      height={280}
    />
  );
}
