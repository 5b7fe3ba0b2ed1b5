import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonLoading() {
  const [loading, setLoading] = React.useState(false);
  const [sent, setSent] = React.useState(0);

  const send = () => {
    setLoading(true);
    // Stands for a request.
    setTimeout(() => {
      setLoading(false);
      setSent((count) => count + 1);
    }, 1500);
  };

  return (
    <Stack spacing={1} alignItems="center">
      <Button
        variant="contained"
        startIcon={<SendIcon />}
        loading={loading}
        loadingPosition="start"
        onClick={send}
      >
        Send invoice
      </Button>
      <Typography role="status">Sent: {sent}</Typography>
    </Stack>
  );
}
