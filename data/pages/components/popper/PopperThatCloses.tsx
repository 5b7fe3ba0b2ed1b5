import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

export default function PopperThatCloses() {
  const [open, setOpen] = React.useState(false);
  const anchor = React.useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
      anchor.current?.focus();
    }
  };

  return (
    <ClickAwayListener onClickAway={close}>
      <div onKeyDown={handleKeyDown}>
        <Button
          ref={anchor}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Rename
        </Button>
        <Popper open={open} anchorEl={() => anchor.current!} disablePortal>
          <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
            <TextField label="Name of the boat" size="small" autoFocus />
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
