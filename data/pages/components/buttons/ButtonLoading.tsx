import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonLoading() {
  const [loading, setLoading] = React.useState(false);
  const [sent, setSent] = React.useState(0);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands for a request.
    const timer = setTimeout(() => {
      setLoading(false);
      setSent((count) => count + 1);
    }, 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={1} alignItems="center">
      <Button
        variant="contained"
        startIcon={<SendIcon />}
        loading={loading}
        loadingPosition="start"
        onClick={() => setLoading(true)}
      >
        Send invoice
      </Button>
      <Typography role="status">Sent: {sent}</Typography>
    </Stack>
  );
}
