import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function TransitionWithRoom() {
  const [open, setOpen] = React.useState(false);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack spacing={1} sx={{ width: 240 }}>
      <Button
        aria-expanded={open}
        aria-controls="gift-note"
        onClick={() => setOpen(!open)}
      >
        It is a gift
      </Button>
      <Collapse id="gift-note" in={open} timeout={isCalm ? 0 : 300}>
        <TextField label="Words on the card" fullWidth sx={{ mt: 1 }} />
      </Collapse>
      <Button variant="outlined">Order</Button>
    </Stack>
  );
}
