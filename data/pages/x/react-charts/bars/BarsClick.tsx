import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const courses = ['Yoga', 'Rowing', 'Boxing', 'Dance'];
const series = [
  { id: 'morning', label: 'Morning', data: [18, 9, 6, 12] },
  { id: 'evening', label: 'Evening', data: [24, 15, 22, 1] },
];

export default function BarsClick() {
  const [bar, setBar] = React.useState('nothing yet');
  const [band, setBand] = React.useState('nothing yet');

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        xAxis={[{ scaleType: 'band', data: courses }]}
        yAxis={[{ label: 'Visitors' }]}
        series={series}
        onItemClick={(_event, item) =>
          setBar(`${item.seriesId}, ${courses[item.dataIndex]}`)
        }
        onAxisClick={(_event, data) =>
          setBand(`${data?.axisValue}: ${JSON.stringify(data?.seriesValues)}`)
        }
        height={280}
      />
      <Typography role="status">Bar: {bar}</Typography>
      <Typography role="status">Band: {band}</Typography>
    </Stack>
  );
}
