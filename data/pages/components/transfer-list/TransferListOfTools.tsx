import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CheckList } from './CheckList';

const tools = ['Hammer', 'Saw', 'Plane', 'Chisel'];

export default function TransferListOfTools() {
  const [packed, setPacked] = React.useState(['Saw']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const left = tools.filter((tool) => !packed.includes(tool));
  const isMovable = (from: string[]) =>
    from.some((tool) => checked.includes(tool));

  const pack = () => {
    setPacked([...packed, ...left.filter((tool) => checked.includes(tool))]);
    setChecked([]);
  };
  const unpack = () => {
    setPacked(packed.filter((tool) => !checked.includes(tool)));
    setChecked([]);
  };

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ alignItems: 'center' }}
    >
      <CheckList
        label="In the shed"
        items={left}
        checked={checked}
        onChange={setChecked}
      />
      <Stack direction={{ xs: 'row', sm: 'column' }} spacing={1}>
        <Button variant="outlined" disabled={!isMovable(left)} onClick={pack}>
          Pack
        </Button>
        <Button
          variant="outlined"
          disabled={!isMovable(packed)}
          onClick={unpack}
        >
          Unpack
        </Button>
      </Stack>
      <CheckList
        label="In the bag"
        items={packed}
        checked={checked}
        onChange={setChecked}
      />
    </Stack>
  );
}
