import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkStyles() {
  return (
    <Stack spacing={2}>
      <Typography>
        The path follows the <Link href="#river">river</Link> to the mill.
      </Typography>
      <Link href="#map" underline="hover" variant="body2">
        Map of all paths
      </Link>
      <Link href="#closed" color="text.secondary" variant="body2">
        Closed in winter
      </Link>
    </Stack>
  );
}
