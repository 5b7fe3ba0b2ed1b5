import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperElevations() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      {[0, 1, 4, 12].map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ p: 3 }}>
          {elevation}
        </Paper>
      ))}
    </Stack>
  );
}
