import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { cells, days, hours } from './data';

const id = 'pool';
const highlightScope = { highlight: 'item', fade: 'global' } as const;
const series = [{ id, data: cells, highlightScope }];
const styles = { '& .Charts-faded': { opacity: 0.5 } };

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: hours.length,
  ArrowUp: -hours.length,
};

export default function HeatmapControlled() {
  const [index, setIndex] = React.useState(45);
  const [hour, day, value] = cells[index];

  const handleKeyDown = (event: React.KeyboardEvent) => {
    const next = index + (steps[event.key] ?? 0);
    if (event.key in steps && next in cells) {
      event.preventDefault();
      setIndex(next);
    }
  };
  const focusable = {
    tabIndex: 0,
    role: 'group',
    'aria-label': 'Visitors by day and hour, use the arrow keys',
    onKeyDown: handleKeyDown,
  };

  return (
    <Box sx={{ width: '100%' }} {...focusable}>
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: days }]}
        series={series}
        highlightedItem={{ seriesId: id, dataIndex: index }}
        onHighlightChange={(item) => setIndex(item?.dataIndex ?? index)}
        tooltip={{ trigger: 'none' }}
        sx={styles}
        height={300}
      />
      <Typography align="center" aria-live="polite">
        {days[day]}, {hours[hour]}:00: {value} visitors
      </Typography>
    </Box>
  );
}
