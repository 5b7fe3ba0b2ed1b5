import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function GridHalves() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Paper sx={{ p: 2 }}>Article</Paper>
      </Grid>
      <Grid size={4}>
        <Paper sx={{ p: 2 }}>Side</Paper>
      </Grid>
      <Grid size="grow">
        <Paper sx={{ p: 2 }}>Rest</Paper>
      </Grid>
      <Grid size="auto">
        <Paper sx={{ p: 2 }}>As wide as this</Paper>
      </Grid>
    </Grid>
  );
}
