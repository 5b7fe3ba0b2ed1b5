import Box from '@mui/material/Box';

export default function SystemDisplayBreakpoint() {
  return (
    <div>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>Line 7, 12:40</Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        Line 7 to the harbor leaves at 12:40 from platform 3
      </Box>
      <Box
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          width: 160,
        }}
      >
        Change at the old customs house
      </Box>
    </div>
  );
}
