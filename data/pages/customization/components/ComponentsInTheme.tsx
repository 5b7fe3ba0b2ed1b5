import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const quiet = (outer: Theme) =>
  createTheme({
    direction: outer.direction,
    palette: { mode: outer.palette.mode },
    components: {
      MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            textTransform: 'none',
            variants: [
              { props: { variant: 'outlined' }, style: { borderWidth: 2 } },
            ],
          },
        },
      },
    },
  });

export default function ComponentsInTheme() {
  const outer = useTheme();
  const theme = React.useMemo(() => quiet(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 240 }}>
        <TextField label="Berth" />
        <Button variant="contained">Reserve</Button>
        <Button variant="outlined">Ask the harbor</Button>
      </Stack>
    </ThemeProvider>
  );
}
