import Box from '@mui/material/Box';

export default function SystemSx() {
  return (
    <Box
      component="p"
      sx={{
        bgcolor: 'primary.main',
        borderRadius: 2,
        color: 'primary.contrastText',
        m: 0,
        p: { xs: 2, sm: 4 },
        '&:hover': { bgcolor: 'primary.dark', color: 'common.white' },
        '& em': { fontWeight: 'fontWeightBold' },
      }}
    >
      The mill grinds <em>on Saturdays</em> only.
    </Box>
  );
}
