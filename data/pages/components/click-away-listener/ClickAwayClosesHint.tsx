import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAwayClosesHint() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener onClickAway={close}>
      <Box
        onKeyDown={(event) => event.key === 'Escape' && close()}
        sx={{ height: 130 }}
      >
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Hint
        </Button>
        {open && (
          <Paper elevation={4} sx={{ p: 2, maxWidth: 240 }}>
            Press in the middle, then turn to the left.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
