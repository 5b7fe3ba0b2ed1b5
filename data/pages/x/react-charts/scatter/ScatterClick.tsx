import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { ScatterItemIdentifier } from '@mui/x-charts/models';
import { centre, suburb } from './data';

const districts = { centre, suburb };
const series = [
  { id: 'centre', label: 'Centre', data: centre },
  { id: 'suburb', label: 'Suburb', data: suburb },
];

export default function ScatterClick() {
  const [message, setMessage] = React.useState('Click near a point.');

  const handleClick = (
    _: unknown,
    { seriesId, dataIndex }: ScatterItemIdentifier,
  ) => {
    const flat = districts[seriesId as keyof typeof districts][dataIndex];
    setMessage(`Flat ${flat.id}: ${flat.x} m² for €${flat.y}`);
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        height={280}
        series={series}
        onItemClick={handleClick}
        voronoiMaxRadius={30}
        margin={{ left: 60 }}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
