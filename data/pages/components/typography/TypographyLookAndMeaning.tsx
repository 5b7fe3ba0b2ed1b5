import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyLookAndMeaning() {
  return (
    <Box component="article" aria-labelledby="tide-title" sx={{ width: 240 }}>
      <Typography variant="overline" component="p" color="textSecondary">
        Harbour notes
      </Typography>
      <Typography id="tide-title" variant="h6" component="p" gutterBottom>
        Spring tide
      </Typography>
      <Typography variant="body2" noWrap>
        Boats at the lower quay have to be moved before noon.
      </Typography>
      <Typography
        variant="caption"
        component="time"
        dateTime="2024-10-18"
        sx={{ display: 'block', mt: 1 }}
      >
        October 18
      </Typography>
    </Box>
  );
}
