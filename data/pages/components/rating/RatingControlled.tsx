import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingControlled() {
  const [stars, setStars] = React.useState<number | null>(4);

  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0 }}>
      <Typography component="legend">Your stay</Typography>
      <Rating
        name="stay"
        value={stars}
        onChange={(_, next) => setStars(next)}
      />
      <Typography variant="body2" role="status">
        {stars === null ? 'Not rated' : `${stars} of 5`}
      </Typography>
    </Stack>
  );
}
