import Box from '@mui/material/Box';

export default function SystemPositionsCorner() {
  return (
    <Box
      sx={{
        bgcolor: 'action.selected',
        borderRadius: 1,
        height: 120,
        position: 'relative',
        width: 200,
      }}
    >
      <Box
        sx={{
          bgcolor: 'primary.main',
          borderRadius: 1,
          color: 'primary.contrastText',
          position: 'absolute',
          px: 1,
          right: 8,
          top: 8,
        }}
      >
        Sold
      </Box>
    </Box>
  );
}
