import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogConfirmation() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Cancel the booking
      </Button>
      <Dialog open={open} onClose={close} aria-describedby="booking-text">
        <DialogTitle>Cancel the booking?</DialogTitle>
        <DialogContent>
          <DialogContentText id="booking-text">
            The seats are offered to others at once.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button onClick={close} color="error">
            Cancel it
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
