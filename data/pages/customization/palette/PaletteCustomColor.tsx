import Button from '@mui/material/Button';
import {
  createTheme,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import * as React from 'react';

declare module '@mui/material/styles' {
  interface Palette {
    harvest: Palette['primary'];
  }
  interface PaletteOptions {
    harvest?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    harvest: true;
  }
}

const withHarvest = (outer: Theme) => {
  const base = createTheme({
    direction: outer.direction,
    palette: { mode: outer.palette.mode },
  });
  const harvest = base.palette.augmentColor({
    color: { main: '#ffb74d' },
    name: 'harvest',
  });
  return createTheme(base, { palette: { harvest } });
};

export default function PaletteCustomColor() {
  const outer = useTheme();
  const theme = React.useMemo(() => withHarvest(outer), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained" color="harvest">
        Start the harvest
      </Button>
    </ThemeProvider>
  );
}
