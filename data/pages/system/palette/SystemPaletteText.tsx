import Box from '@mui/material/Box';

export default function SystemPaletteText() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ color: 'text.primary', p: 1 }}>text.primary</Box>
      <Box sx={{ color: 'text.secondary', p: 1 }}>text.secondary</Box>
      <Box
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', p: 1 }}
      >
        primary.contrastText on primary.main
      </Box>
      <Box sx={{ bgcolor: 'action.selected', color: 'text.primary', p: 1 }}>
        text.primary on action.selected
      </Box>
    </Box>
  );
}
