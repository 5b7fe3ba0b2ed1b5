import * as React from 'react';
import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const trips = [
  { label: 'Work', value: 212 },
  { label: 'School', value: 96 },
  { label: 'Leisure', value: 148 },
  { label: 'Sport', value: 67 },
];
const total = trips.reduce((sum, trip) => sum + trip.value, 0);

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.h6,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
}));

function Center({ lines }: { lines: [string, number] }) {
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <React.Fragment>
      <Text x={x} y={y - 6}>
        {lines[0]}
      </Text>
      <Text x={x} y={y + 20}>
        {lines[1]}
      </Text>
    </React.Fragment>
  );
}

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function PieDemoDetailInCenter() {
  const [index, setIndex] = React.useState<number>();
  const trip = index === undefined ? undefined : trips[index];

  return (
    <PieChart
      series={[{ data: trips, innerRadius: '65%', highlightScope }]}
      onHighlightChange={(item) => setIndex(item?.dataIndex)}
      tooltip={{ trigger: 'none' }}
      height={280}
    >
      <Center lines={[trip?.label ?? 'All trips', trip?.value ?? total]} />
    </PieChart>
  );
}
