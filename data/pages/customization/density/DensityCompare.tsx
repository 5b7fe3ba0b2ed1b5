import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import * as React from 'react';

export default function DensityCompare() {
  const [isDense, setIsDense] = React.useState(false);
  const size = isDense ? 'small' : 'medium';
  return (
    <Stack spacing={isDense ? 1 : 2} sx={{ maxWidth: 280 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isDense}
            onChange={(event) => setIsDense(event.target.checked)}
          />
        }
        label="Small sizes"
      />
      <TextField size={size} label="Item" defaultValue="Copper wire" />
      <TextField size={size} label="Shelf" defaultValue="C 12" />
      <Button size={size} variant="contained">
        Store
      </Button>
    </Stack>
  );
}
