import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'vegan', label: 'Vegan', value: 14 },
  { id: 'veggie', label: 'Veggie', value: 29 },
  { id: 'meat', label: 'Meat', value: 37 },
];

export default function PieClick() {
  const [message, setMessage] = React.useState('Click a slice.');

  return (
    <Stack sx={{ width: '100%' }}>
      <PieChart
        series={[{ id: 'menu', data }]}
        onItemClick={(_event, { seriesId, dataIndex }, item) =>
          setMessage(`${seriesId}[${dataIndex}]: ${item.id}, ${item.value}`)
        }
        height={220}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
