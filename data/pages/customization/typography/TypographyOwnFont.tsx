import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as React from 'react';

const bookish = (outer: Theme) =>
  createTheme({
    direction: outer.direction,
    palette: { mode: outer.palette.mode },
    typography: {
      fontFamily: 'Georgia, "Times New Roman", serif',
      h5: { fontWeight: 700, letterSpacing: 0 },
      button: { textTransform: 'none' },
    },
  });

export default function TypographyOwnFont() {
  const outer = useTheme();
  const theme = React.useMemo(() => bookish(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h5" component="p">
          The lighthouse
        </Typography>
        <Typography variant="body2">Open from Easter to October.</Typography>
        <Button variant="outlined">Plan a visit</Button>
      </Stack>
    </ThemeProvider>
  );
}
