import * as React from 'react';
import Button from '@mui/material/Button';
import SquareIcon from '@mui/icons-material/Square';
import SquareOutlinedIcon from '@mui/icons-material/SquareOutlined';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const allSeries = [
  { id: 'phone', label: 'Phone', color: '#1e88e5', data: [31, 28, 35, 30, 22] },
  { id: 'chat', label: 'Chat', color: '#43a047', data: [18, 25, 29, 33, 41] },
  { id: 'mail', label: 'Mail', color: '#fb8c00', data: [44, 37, 31, 29, 35] },
];

export default function LegendHtml() {
  const [hidden, setHidden] = React.useState<string[]>(['mail']);
  const isHidden = (id: string) => hidden.includes(id);
  const toggle = (id: string) =>
    setHidden(
      isHidden(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
    );

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack
        direction="row"
        role="group"
        aria-label="Series"
        sx={{ flexWrap: 'wrap' }}
      >
        {allSeries.map(({ id, label, color }) => (
          <Button
            key={id}
            color="inherit"
            aria-pressed={!isHidden(id)}
            startIcon={
              isHidden(id) ? (
                <SquareOutlinedIcon />
              ) : (
                <SquareIcon htmlColor={color} />
              )
            }
            onClick={() => toggle(id)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <BarChart
        xAxis={[{ scaleType: 'band', data: days }]}
        series={allSeries.filter(({ id }) => !isHidden(id))}
        slotProps={{ legend: { hidden: true } }}
        margin={{ top: 10 }}
        height={260}
      />
    </Stack>
  );
}
