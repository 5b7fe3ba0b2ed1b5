import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkOrButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ maxWidth: 280 }}>
      <Link href="#terms">Terms of the rental</Link>
      <Link
        component="button"
        type="button"
        variant="body1"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the summary' : 'Show the summary'}
      </Link>
      {open && (
        <Typography variant="body2">
          Bring it back by noon, clean and with a full tank.
        </Typography>
      )}
    </Stack>
  );
}
