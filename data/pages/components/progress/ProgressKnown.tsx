import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const files = 8;

export default function ProgressKnown() {
  const [sent, setSent] = React.useState(3);

  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Typography id="upload-label">
        {sent} of {files} photos sent
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(sent / files) * 100}
        aria-labelledby="upload-label"
      />
      <Button
        disabled={sent === files}
        onClick={() => setSent((count) => count + 1)}
      >
        Send the next one
      </Button>
    </Stack>
  );
}
