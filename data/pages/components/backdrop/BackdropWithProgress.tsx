import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function BackdropWithProgress() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send the report
      </Button>
      <Typography role="status">
        {open ? 'Sending. Click anywhere to end the demo.' : ' '}
      </Typography>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        sx={{ color: 'common.white', zIndex: 'modal' }}
      >
        <CircularProgress color="inherit" aria-label="Sending" />
      </Backdrop>
    </div>
  );
}
