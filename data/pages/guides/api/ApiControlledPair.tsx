import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function ApiControlledPair() {
  const [stars, setStars] = React.useState<number | null>(3);
  return (
    <Stack spacing={1}>
      <Typography>Controlled, {stars ?? 'no'} stars</Typography>
      <Rating
        name="api-controlled"
        value={stars}
        onChange={(_event, next) => setStars(next)}
      />
      <Typography>Uncontrolled</Typography>
      <Rating name="api-uncontrolled" defaultValue={3} />
    </Stack>
  );
}
