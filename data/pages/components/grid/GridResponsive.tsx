import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const rooms = ['Kitchen', 'Bath', 'Attic', 'Cellar', 'Hall', 'Garage'];

export default function GridResponsive() {
  return (
    <Grid
      container
      rowSpacing={1}
      columnSpacing={{ xs: 1, md: 3 }}
      sx={{ width: '100%' }}
    >
      {rooms.map((room) => (
        <Grid key={room} size={{ xs: 6, md: 4 }}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            {room}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
