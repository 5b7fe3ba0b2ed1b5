import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderLabelled() {
  const [degrees, setDegrees] = React.useState(19);

  return (
    <Box sx={{ width: 240 }}>
      <Typography id="room-degrees">Room: {degrees} °C</Typography>
      <Slider
        aria-labelledby="room-degrees"
        value={degrees}
        onChange={(_, next) => setDegrees(next as number)}
        min={14}
        max={24}
        step={0.5}
        getAriaValueText={(value) => `${value} degrees`}
      />
    </Box>
  );
}
