import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { label: 'Done', value: 21 },
  { label: 'Review', value: 8 },
  { label: 'Open', value: 13 },
];

const limits = {
  innerRadius: { max: 95, step: 5 },
  paddingAngle: { max: 20, step: 1 },
  cornerRadius: { max: 20, step: 1 },
};
type Property = keyof typeof limits;

export default function PieShape() {
  const [shape, setShape] = React.useState<Record<Property, number>>({
    innerRadius: 50,
    paddingAngle: 4,
    cornerRadius: 6,
  });

  return (
    <Stack sx={{ width: '100%', px: 3 }}>
      {(Object.keys(limits) as Property[]).map((name) => (
        <div key={name}>
          <Typography
            id={`pie-${name}`}
          >{`${name}: ${shape[name]}`}</Typography>
          <Slider
            {...limits[name]}
            aria-labelledby={`pie-${name}`}
            value={shape[name]}
            onChange={(_event, value) =>
              setShape({ ...shape, [name]: value as number })
            }
          />
        </div>
      ))}
      <PieChart
        series={[{ data, ...shape, innerRadius: `${shape.innerRadius}%` }]}
        height={240}
      />
    </Stack>
  );
}
