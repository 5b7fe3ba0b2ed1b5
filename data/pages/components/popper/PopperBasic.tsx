import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? 'mooring-note' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Mooring
      </Button>
      <Popper
        id="mooring-note"
        open={open}
        anchorEl={anchor}
        placement="bottom-start"
      >
        <Paper elevation={4} sx={{ p: 2, mt: 1, maxWidth: 220 }}>
          Berth 14 is free until noon.
        </Paper>
      </Popper>
    </div>
  );
}
