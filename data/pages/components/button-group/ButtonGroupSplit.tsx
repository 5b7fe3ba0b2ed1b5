import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const ways = ['Send now', 'Send at six', 'Keep as draft'];

export default function ButtonGroupSplit() {
  const [way, setWay] = React.useState(ways[0]);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const choose = (next: string) => {
    setWay(next);
    setAnchor(null);
  };

  return (
    <div>
      <ButtonGroup variant="contained" aria-label="Send the letter">
        <Button>{way}</Button>
        <Button
          size="small"
          aria-label="Other ways"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {ways.map((name) => (
          <MenuItem
            key={name}
            selected={name === way}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
