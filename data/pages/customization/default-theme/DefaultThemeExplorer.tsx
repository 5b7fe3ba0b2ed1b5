import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const defaults = createTheme();
const { palette, typography, breakpoints, shape, zIndex, transitions } =
  defaults;
const parts = { palette, typography, breakpoints, shape, zIndex, transitions };

type Part = keyof typeof parts;

export default function DefaultThemeExplorer() {
  const [part, setPart] = React.useState<Part>('shape');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        label="Part of the theme"
        value={part}
        onChange={(event) => setPart(event.target.value as Part)}
      >
        {Object.keys(parts).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="pre"
        aria-label={`Values of ${part}`}
        role="region"
        tabIndex={0}
        sx={{ height: 250, m: 0, overflow: 'auto' }}
      >
        {JSON.stringify(parts[part], null, 2)}
      </Box>
    </Stack>
  );
}
