import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Fruit {
  id: number;
  name: string;
}

type Compare = (a: Fruit, b: Fruit) => number;

const byName: Compare = (a, b) => a.name.localeCompare(b.name);
const fruit: Fruit[] = [
  { id: 1, name: 'pear' },
  { id: 2, name: 'apple' },
];

export default function Sorting() {
  const sorted = React.useMemo<Fruit[]>(() => [...fruit].sort(byName), []);

  return (
    <Stack>
      {sorted.map(({ id, name }: Fruit) => (
        <Typography key={id}>{name}</Typography>
      ))}
    </Stack>
  );
}
