import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const units = ['Celsius', 'Fahrenheit', 'Kelvin'];

export default function MenuOfChoices() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [unit, setUnit] = React.useState('Fahrenheit');
  const close = () => setAnchorEl(null);

  const choose = (chosen: string) => {
    setUnit(chosen);
    close();
  };

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Unit: {unit}
      </Button>
      <Menu anchorEl={anchorEl} open={anchorEl !== null} onClose={close}>
        {units.map((name) => (
          <MenuItem
            key={name}
            selected={name === unit}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
