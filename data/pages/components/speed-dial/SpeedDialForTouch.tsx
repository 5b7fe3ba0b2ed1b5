import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const actions = [
  { name: 'Photo', icon: <PhotoCameraIcon /> },
  { name: 'Sound', icon: <MicIcon /> },
];

export default function SpeedDialForTouch() {
  const [open, setOpen] = React.useState(false);
  const [added, setAdded] = React.useState('nothing yet');

  const choose = (name: string) => {
    setAdded(name);
    setOpen(false);
  };

  return (
    <Box sx={{ height: 240, width: '100%', position: 'relative' }}>
      <Typography role="status">Added: {added}</Typography>
      <SpeedDial
        ariaLabel="Add to the diary"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_, reason) => reason === 'toggle' && setOpen(true)}
        onClose={(_, reason) => reason !== 'mouseLeave' && setOpen(false)}
        sx={{ position: 'absolute', bottom: 8, right: 8 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name, open: true } }}
            onClick={() => choose(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
