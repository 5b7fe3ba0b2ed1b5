import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function BackdropInPlace() {
  const [saving, setSaving] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={saving} />}
        onChange={(_, checked) => setSaving(checked)}
        label="Saving"
      />
      <Box
        component="fieldset"
        disabled={saving}
        aria-busy={saving}
        sx={{ position: 'relative', border: 0, m: 0, p: 2 }}
      >
        <Typography component="legend" variant="subtitle2">
          Address
        </Typography>
        <Stack spacing={2}>
          <TextField label="Street" defaultValue="Mill Lane 4" />
          <Button type="button">Save the address</Button>
        </Stack>
        <Backdrop open={saving} sx={{ position: 'absolute', zIndex: 1 }} />
      </Box>
    </Stack>
  );
}
