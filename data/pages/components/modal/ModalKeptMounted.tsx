import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const sheet = {
  position: 'absolute',
  inset: 'auto 0 0 0',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 3,
} as const;

export default function ModalKeptMounted() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Write a note</Button>
      <Modal open={open} onClose={close} keepMounted>
        <Paper role="dialog" aria-label="Note" square sx={sheet}>
          <TextField label="Stays when you close" multiline minRows={2} />
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </div>
  );
}
