import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  styled,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import * as React from 'react';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 24,
  paddingInline: theme.spacing(3),
}));

const withPills = (outer: Theme) =>
  createTheme({
    direction: outer.direction,
    palette: { mode: outer.palette.mode },
    components: {
      MuiButton: { styleOverrides: { root: { borderRadius: 24 } } },
    },
  });

export default function CustomizationThreeWays() {
  const outer = useTheme();
  const theme = React.useMemo(() => withPills(outer), [outer]);
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" sx={{ borderRadius: 6 }}>
        This one
      </Button>
      <PillButton variant="outlined">A component</PillButton>
      <ThemeProvider theme={theme}>
        <Button variant="outlined">All below</Button>
      </ThemeProvider>
    </Stack>
  );
}
