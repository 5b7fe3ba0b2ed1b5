import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function GlobalsScoped() {
  return (
    <Box sx={{ fontFamily: 'monospace', width: '100%' }}>
      <p>Outside of it: the font of the page around.</p>
      <ScopedCssBaseline sx={{ borderRadius: 1, p: 2 }}>
        Inside of it: font, background and text color of the theme, and{' '}
        <strong>strong text</strong> in its weight.
      </ScopedCssBaseline>
    </Box>
  );
}
