import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import TrainIcon from '@mui/icons-material/Train';

export default function ToggleButtonSeveral() {
  const [means, setMeans] = React.useState(['train']);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        color="primary"
        value={means}
        onChange={(_, next: string[]) => setMeans(next)}
        aria-label="Means of travel"
      >
        <ToggleButton value="bike" aria-label="Bicycle">
          <DirectionsBikeIcon />
        </ToggleButton>
        <ToggleButton value="train" aria-label="Train">
          <TrainIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">
        {means.length ? means.join(' and ') : 'on foot'}
      </Typography>
    </Stack>
  );
}
