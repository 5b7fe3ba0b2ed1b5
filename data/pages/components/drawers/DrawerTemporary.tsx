import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function DrawerTemporary() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open navigation</Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Navigation' },
        }}
      >
        <List component="nav" sx={{ width: 240 }}>
          {['Today', 'Calendar', 'Archive'].map((name) => (
            <ListItem key={name} component="div" disablePadding>
              <ListItemButton onClick={close}>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </div>
  );
}
