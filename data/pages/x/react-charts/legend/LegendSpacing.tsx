import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const forests = ['North', 'South', 'East'];
const series = [
  { label: 'Oak', data: [12, 15, 11] },
  { label: 'Beech', data: [9, 8, 12] },
  { label: 'Pine', data: [6, 9, 7] },
];

const start = { itemMarkWidth: 24, itemMarkHeight: 8, markGap: 8, itemGap: 20 };
type Name = keyof typeof start;

export default function LegendSpacing() {
  const [sizes, setSizes] = React.useState(start);

  return (
    <Stack sx={{ width: '100%', px: 3 }}>
      {(Object.keys(start) as Name[]).map((name) => (
        <div key={name}>
          <Typography
            id={`legend-${name}`}
          >{`${name}: ${sizes[name]}`}</Typography>
          <Slider
            aria-labelledby={`legend-${name}`}
            max={40}
            value={sizes[name]}
            onChange={(_event, value) =>
              setSizes({ ...sizes, [name]: value as number })
            }
          />
        </div>
      ))}
      <BarChart
        xAxis={[{ scaleType: 'band', data: forests }]}
        series={series}
        slotProps={{ legend: sizes }}
        margin={{ top: 80 }}
        height={280}
      />
    </Stack>
  );
}
