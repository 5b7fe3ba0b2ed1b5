import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { center, rent, size, suburb } from './data';

const series = [
  { id: 'center', label: 'Center', data: center },
  { id: 'suburb', label: 'Suburb', data: suburb },
];

export default function ScatterClick() {
  const [message, setMessage] = React.useState('Click near a point.');

  const handleClick = (_event: unknown, item: ScatterItemIdentifier) => {
    const district = series.find(({ id }) => id === item.seriesId);
    const flat = district?.data[item.dataIndex];
    setMessage(`Flat ${flat?.id}: ${flat?.x} m² for €${flat?.y}`);
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        height={280}
        xAxis={[size]}
        yAxis={[rent]}
        series={series}
        onItemClick={handleClick}
        voronoiMaxRadius={30}
        margin={{ left: 60 }}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
