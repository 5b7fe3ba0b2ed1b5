import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingAskOrShow() {
  return (
    <Stack spacing={2}>
      <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend">Ask: half stars</Typography>
        <Rating name="coffee" defaultValue={2.5} precision={0.5} />
      </Stack>
      <div>
        <Typography>Show: an average of 3.7</Typography>
        <Rating
          readOnly
          value={3.7}
          precision={0.1}
          getLabelText={(value) => `${value} of 5 stars`}
        />
      </div>
    </Stack>
  );
}
