import Box from '@mui/material/Box';

export default function SystemTypography() {
  return (
    <div>
      <Box sx={{ typography: 'overline' }}>Weather at sea</Box>
      <Box sx={{ fontSize: 'h5.fontSize', fontWeight: 'fontWeightMedium' }}>
        Wind 6, rising
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
        Small boats stay in the harbor until noon.
      </Box>
      <Box sx={{ fontFamily: 'monospace', textAlign: 'end' }}>1013 hPa</Box>
    </div>
  );
}
