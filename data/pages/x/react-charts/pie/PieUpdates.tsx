import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';

const rounds = [
  { ana: 12, ben: 30, cem: 21 },
  { ana: 25, ben: 18, cem: 20 },
  { ana: 31, ben: 9, cem: 27 },
];

export default function PieUpdates() {
  const [round, setRound] = React.useState(0);
  const [animated, setAnimated] = React.useState(true);
  const { ana, ben, cem } = rounds[round];
  const data = [
    { id: 'ana', label: 'Ana', value: ana },
    { id: 'ben', label: 'Ben', value: ben },
    { id: 'cem', label: 'Cem', value: cem },
  ];

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setRound((round + 1) % rounds.length)}>
          Next round
        </Button>
        <FormControlLabel
          label="Animate"
          control={<Switch checked={animated} />}
          onChange={(_event, checked) => setAnimated(checked)}
        />
      </Stack>
      <PieChart series={[{ data }]} skipAnimation={!animated} height={240} />
    </Stack>
  );
}
