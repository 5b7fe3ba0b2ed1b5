import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const cards = ['Timetable', 'Tickets', 'Lost property', 'Contact'];

export default function ResponsiveColumns() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {cards.map((card) => (
        <Grid key={card} size={{ xs: 12, sm: 6 }}>
          <Paper variant="outlined" sx={{ p: { xs: 1, sm: 3 } }}>
            {card}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
