import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertThatAppears() {
  const [failed, setFailed] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Alert severity="info" role="note" variant="outlined">
        Drafts are kept for thirty days.
      </Alert>
      <Button variant="outlined" onClick={() => setFailed(true)}>
        Save the draft
      </Button>
      {failed && (
        <Alert severity="error" onClose={() => setFailed(false)}>
          The draft could not be saved.
        </Alert>
      )}
    </Stack>
  );
}
