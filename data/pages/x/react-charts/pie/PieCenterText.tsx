import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const storage = [
  { label: 'Used', value: 182 },
  { label: 'Free', value: 74, color: '#9e9e9e' },
];

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.h6,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function CenterText({ text }: { text: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Text x={left + width / 2} y={top + height / 2}>
      {text}
    </Text>
  );
}

export default function PieCenterText() {
  return (
    <PieChart series={[{ data: storage, innerRadius: '70%' }]} height={240}>
      <CenterText text="256 GB" />
    </PieChart>
  );
}
