import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2021', '2022', '2023', '2024'];
const allSeries = [
  { id: 'trees', label: 'Trees', color: '#43a047', data: [310, 420, 380, 510] },
  {
    id: 'shrubs',
    label: 'Shrubs',
    color: '#ef6c00',
    data: [120, 160, 240, 260],
  },
];

export default function LegendClick() {
  const [strong, setStrong] = React.useState<string | number>('trees');
  const series = allSeries.map((s) => ({
    ...s,
    area: s.id === strong,
    showMark: s.id === strong,
  }));

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        xAxis={[{ scaleType: 'point', data: years }]}
        yAxis={[{ min: 0, max: 600 }]}
        series={series}
        slotProps={{
          legend: { onItemClick: (_event, item) => setStrong(item.seriesId) },
        }}
        height={260}
      />
      <Typography role="status">Filled: {strong}</Typography>
    </Stack>
  );
}
