import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const versions = ['7.0', '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7'];
const startup = [940, 965, 1020, 1015, 760, 742, 751, 735];

export default function LineDemoReference() {
  return (
    <LineChart
      height={320}
      xAxis={[{ data: versions, scaleType: 'point', label: 'Version' }]}
      yAxis={[{ min: 600, max: 1200 }]}
      series={[{ data: startup, label: 'Start-up time, ms' }]}
    >
      <ChartsReferenceLine
        y={800}
        label="Goal"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ strokeDasharray: '4 4' }}
      />
      <ChartsReferenceLine
        x="7.4"
        label="New bundler"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
      />
    </LineChart>
  );
}
