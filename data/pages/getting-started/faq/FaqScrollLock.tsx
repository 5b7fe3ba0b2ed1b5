import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import * as React from 'react';

export default function FaqScrollLock() {
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Open without a jump
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        disableScrollLock
        aria-labelledby="faq-scroll-lock"
      >
        <DialogTitle id="faq-scroll-lock" component="p">
          The page behind keeps its scrollbar
        </DialogTitle>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
