import * as React from 'react';
import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const visits = [120, 132, 128, 160, 171, 166, 190, 214, 208, 230, 241, 236];
const color = '#00897b';

export default function AreaDemoGradient() {
  const id = React.useId();
  const fill = `url("#${id}")`;

  return (
    <LineChart
      height={300}
      xAxis={[{ data: days, label: 'April', min: 1, max: 12 }]}
      series={[
        { data: visits, label: 'Visits', area: true, showMark: false, color },
      ]}
      sx={{ [`& .${areaElementClasses.root}`]: { fill } }}
    >
      <defs>
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={color} stopOpacity={0.6} />
          <stop offset="1" stopColor={color} stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
