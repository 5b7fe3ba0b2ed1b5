import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const visitors = [
  { id: 'pool', label: 'Pool', data: [310, 420, 560] },
  { id: 'museum', label: 'Museum', data: [240, 210, 180] },
  { id: 'library', label: 'Library', data: [150, 160, 140] },
];

export default function ListHighlightsChart() {
  const [shown, setShown] = React.useState('pool');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ width: '100%', alignItems: 'center' }}
    >
      <List dense sx={{ width: 160 }}>
        {visitors.map(({ id, label }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton
              selected={id === shown}
              aria-pressed={id === shown}
              onClick={() => setShown(id)}
            >
              <ListItemText primary={label} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <BarChart
        height={220}
        xAxis={[{ scaleType: 'band', data: ['May', 'June', 'July'] }]}
        series={visitors.map((series) => ({
          ...series,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={{ seriesId: shown }}
        slotProps={{ legend: { hidden: true } }}
      />
    </Stack>
  );
}
