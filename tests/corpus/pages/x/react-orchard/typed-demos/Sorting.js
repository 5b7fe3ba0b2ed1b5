import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const byName = (a, b) => a.name.localeCompare(b.name);
const fruit = [
  { id: 1, name: 'pear' },
  { id: 2, name: 'apple' },
];

export default function Sorting() {
  const sorted = React.useMemo(() => [...fruit].sort(byName), []);

  return (
    <Stack>
      {sorted.map(({ id, name }) => (
        <Typography key={id}>{name}</Typography>
      ))}
    </Stack>
  );
}
