import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function CssBaselineScoped() {
  return (
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap' }}>
      <div style={{ fontFamily: 'serif' }}>
        <p>As the page around it has set it</p>
      </div>
      <ScopedCssBaseline sx={{ px: 2, borderRadius: 1 }}>
        <p>With font and background of the theme</p>
      </ScopedCssBaseline>
    </Box>
  );
}
