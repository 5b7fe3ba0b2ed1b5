import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function SnackbarAfterAction() {
  const [open, setOpen] = React.useState(false);
  const close = (_: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy the address
      </Button>
      <Snackbar
        open={open}
        onClose={close}
        autoHideDuration={6000}
        message="Address copied"
      />
    </div>
  );
}
