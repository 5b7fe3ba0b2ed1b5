import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const names = ['Lowest price', 'Highest price'];

export default function SliderChangeCommitted() {
  const [range, setRange] = React.useState([20, 60]);
  const [asked, setAsked] = React.useState([20, 60]);

  return (
    <Box sx={{ width: 260 }}>
      <Slider
        getAriaLabel={(index) => names[index]}
        value={range}
        onChange={(_, next) => setRange(next as number[])}
        onChangeCommitted={(_, next) => setAsked(next as number[])}
        valueLabelDisplay="auto"
      />
      <Typography>Shown: {range.join(' to ')}</Typography>
      <Typography role="status">Searched: {asked.join(' to ')}</Typography>
    </Box>
  );
}
