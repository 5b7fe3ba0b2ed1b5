import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const schools = ['North', 'South', 'East'];

export default function LegendLabelStyle() {
  const { palette } = useTheme();
  const labelStyle = { fontSize: 13, fill: palette.text.secondary };

  return (
    <BarChart
      xAxis={[{ scaleType: 'band', data: schools }]}
      series={[
        { label: 'Places\navailable', data: [120, 95, 140] },
        { label: 'Applications\nreceived', data: [164, 88, 171] },
      ]}
      slotProps={{ legend: { labelStyle, padding: 0, itemGap: 24 } }}
      margin={{ top: 60 }}
      height={280}
    />
  );
}
