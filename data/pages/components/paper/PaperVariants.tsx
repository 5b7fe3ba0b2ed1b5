import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaperVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Paper elevation={6} sx={{ p: 2, maxWidth: 200 }}>
        <Typography variant="body2">Above the page for a while</Typography>
      </Paper>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 200 }}>
        <Typography variant="body2">A part of the page</Typography>
      </Paper>
    </Stack>
  );
}
