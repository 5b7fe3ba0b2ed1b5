import * as React from 'react';
import { PieChart } from '@mui/x-charts/PieChart';
import { ChartPlayground } from '../chart-playground/ChartPlayground';
import { Range, Toggle } from '../chart-playground/PlaygroundOptions';

const shares = [
  { id: 0, value: 46, label: 'Wind' },
  { id: 1, value: 27, label: 'Sun' },
  { id: 2, value: 17, label: 'Water' },
  { id: 3, value: 10, label: 'Other' },
];

const ranges = [
  { name: 'innerRadius', first: 40, min: 0, max: 90, step: 5 },
  { name: 'outerRadius', first: 100, min: 40, max: 120, step: 5 },
  { name: 'paddingAngle', first: 2, min: 0, max: 20, step: 1 },
  { name: 'cornerRadius', first: 4, min: 0, max: 30, step: 1 },
  { name: 'startAngle', first: 0, min: -180, max: 180, step: 15 },
  { name: 'endAngle', first: 360, min: 0, max: 360, step: 15 },
];

export default function PiePlayground() {
  const [shape, setShape] = React.useState<Record<string, number>>(() =>
    Object.fromEntries(ranges.map(({ name, first }) => [name, first])),
  );
  const [arcLabel, setArcLabel] = React.useState(false);

  const props = {
    height: 300,
    series: [
      {
        data: shares,
        ...shape,
        ...(arcLabel && { arcLabel: 'value' as const }),
      },
    ],
  };

  return (
    <ChartPlayground
      name="PieChart"
      props={props}
      options={
        <React.Fragment>
          {ranges.map(({ name, first, ...range }) => (
            <Range
              key={name}
              name={name}
              value={shape[name] ?? first}
              onChange={(value) => setShape({ ...shape, [name]: value })}
              {...range}
            />
          ))}
          <Toggle name="arcLabel" value={arcLabel} onChange={setArcLabel} />
        </React.Fragment>
      }
    >
      <PieChart {...props} />
    </ChartPlayground>
  );
}
