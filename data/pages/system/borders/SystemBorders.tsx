import Box from '@mui/material/Box';

export default function SystemBorders() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ border: 1, borderColor: 'divider', p: 2 }}>divider</Box>
      <Box
        sx={{ border: 2, borderColor: 'primary.main', borderRadius: 2, p: 2 }}
      >
        primary, radius 2
      </Box>
      <Box sx={{ borderBottom: 3, borderColor: 'success.main', p: 2 }}>
        one side
      </Box>
      <Box sx={{ border: '1px dashed', borderRadius: '16px', p: 2 }}>
        dashed
      </Box>
    </Box>
  );
}
