import Box from '@mui/material/Box';

export default function BoxWithTheme() {
  return (
    <Box
      component="section"
      sx={{
        p: { xs: 2, md: 4 },
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 2,
        color: 'text.secondary',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      A section with the colors of the theme
    </Box>
  );
}
