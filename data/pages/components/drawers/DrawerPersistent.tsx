import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function DrawerPersistent() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ display: 'flex', width: '100%', height: 160 }}>
      <Drawer
        variant="persistent"
        open={open}
        sx={{ width: open ? 120 : 0, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width: 120, position: 'relative' } } }}
      >
        <Typography sx={{ p: 2 }}>Layers of the map</Typography>
      </Drawer>
      <Box sx={{ p: 2, flexGrow: 1, minWidth: 0 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Layers
        </Button>
      </Box>
    </Box>
  );
}
