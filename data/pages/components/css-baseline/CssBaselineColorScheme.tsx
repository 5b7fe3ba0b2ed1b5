import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function CssBaselineColorScheme() {
  return (
    <ThemeProvider theme={darkTheme}>
      <ScopedCssBaseline enableColorScheme sx={{ p: 2 }}>
        <label>
          Volume <input type="range" defaultValue={30} />
        </label>
      </ScopedCssBaseline>
      <ScopedCssBaseline sx={{ p: 2 }}>
        <label>
          Without it <input type="range" defaultValue={30} />
        </label>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
