import Box from '@mui/material/Box';

const box = { border: 1, borderColor: 'primary.main' };

export default function SystemSpacingBoxes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={[box, { p: 1 }]}>p: 1</Box>
      <Box sx={[box, { px: 4, py: 1 }]}>px: 4, py: 1</Box>
      <Box sx={[box, { pl: 6 }]}>pl: 6</Box>
      <Box sx={[box, { mt: 3, p: 1 }]}>mt: 3</Box>
    </Box>
  );
}
