import * as React from 'react';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function TransitionFadeAndGrow() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={shown} />}
        onChange={(_, checked) => setShown(checked)}
        label="Show"
      />
      <Stack direction="row" spacing={2}>
        <Fade in={shown}>
          <Paper sx={{ p: 3 }}>Fade</Paper>
        </Fade>
        <Grow in={shown}>
          <Paper sx={{ p: 3 }}>Grow</Paper>
        </Grow>
      </Stack>
    </Stack>
  );
}
