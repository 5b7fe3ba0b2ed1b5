import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const sheet = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 260,
  height: 'fit-content',
  p: 3,
} as const;

export default function ModalWithSheet() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Show the code</Button>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-label="Code of the door" sx={sheet}>
          <Typography gutterBottom>The door opens with 4 7 1 1.</Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </div>
  );
}
