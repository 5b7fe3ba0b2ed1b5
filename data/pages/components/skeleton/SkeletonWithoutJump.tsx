import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonWithoutJump() {
  const [loaded, setLoaded] = React.useState(false);
  const avatar = <Avatar>KL</Avatar>;

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Stack
        direction="row"
        spacing={2}
        aria-busy={!loaded}
        sx={{ alignItems: 'center' }}
      >
        {loaded ? avatar : <Skeleton variant="circular">{avatar}</Skeleton>}
        <Box sx={{ flex: 1 }}>
          <Typography variant="h6" component="p">
            {loaded ? 'Kiln loft' : <Skeleton width="50%" />}
          </Typography>
          <Typography variant="body2">
            {loaded ? 'Pottery for eight people' : <Skeleton />}
          </Typography>
        </Box>
      </Stack>
      <Button variant="outlined" onClick={() => setLoaded(!loaded)}>
        {loaded ? 'Load again' : 'It has arrived'}
      </Button>
    </Stack>
  );
}
