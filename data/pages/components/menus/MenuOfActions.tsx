import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuOfActions() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  return (
    <div>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Photo
      </Button>
      <Menu id={id} anchorEl={anchorEl} open={open} onClose={close}>
        <MenuItem onClick={close}>Rotate</MenuItem>
        <MenuItem onClick={close}>Crop</MenuItem>
        <MenuItem onClick={close}>Delete</MenuItem>
      </Menu>
    </div>
  );
}
