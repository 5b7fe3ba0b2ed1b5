import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function NoSsrFallback() {
  const [visit, setVisit] = React.useState(1);

  return (
    <Stack spacing={1} alignItems="center" sx={{ width: '100%' }}>
      <Button onClick={() => setVisit(visit + 1)}>Load again</Button>
      <NoSsr
        key={visit}
        defer
        fallback={<Skeleton variant="rounded" width="100%" height={200} />}
      >
        <BarChart
          height={200}
          xAxis={[{ scaleType: 'band', data: ['Bus', 'Tram', 'Ferry'] }]}
          series={[{ data: [310, 480, 120], label: 'Riders' }]}
        />
      </NoSsr>
    </Stack>
  );
}
