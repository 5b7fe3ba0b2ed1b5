import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="success">The bridge is open again.</Alert>
      <Alert severity="info">Ferries run every half hour.</Alert>
      <Alert severity="warning">Strong wind from the west.</Alert>
      <Alert severity="error">
        <AlertTitle component="p">Pier 2 is closed</AlertTitle>
        Passengers board at pier 3.
      </Alert>
    </Stack>
  );
}
