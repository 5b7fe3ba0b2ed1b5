import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonShapes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      role="status"
      aria-label="Loading a message"
      sx={{ width: 280, alignItems: 'center' }}
    >
      <Skeleton variant="circular" width={40} height={40} />
      <Stack sx={{ flex: 1 }}>
        <Skeleton variant="text" width="60%" />
        <Skeleton variant="text" />
      </Stack>
      <Skeleton variant="rounded" width={40} height={40} />
    </Stack>
  );
}
