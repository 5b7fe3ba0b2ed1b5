import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

export default function SnackbarOneByOne() {
  const [queue, setQueue] = React.useState<string[]>([]);
  const [open, setOpen] = React.useState(false);
  const [count, setCount] = React.useState(1);

  const add = () => {
    setQueue((messages) => [...messages, `Parcel ${count} booked in`]);
    setCount(count + 1);
    setOpen(true);
  };
  const next = () => {
    setQueue((messages) => messages.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <Stack spacing={1}>
      <Button variant="outlined" onClick={add}>
        Book in a parcel
      </Button>
      <Snackbar
        key={queue[0]}
        open={open}
        onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
        autoHideDuration={3000}
        message={queue[0]}
        slotProps={{ transition: { onExited: next } }}
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      />
    </Stack>
  );
}
