import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const places: Record<string, [anchor: PopoverOrigin, own: PopoverOrigin]> = {
  Below: [
    { vertical: 'bottom', horizontal: 'center' },
    { vertical: 'top', horizontal: 'center' },
  ],
  Above: [
    { vertical: 'top', horizontal: 'center' },
    { vertical: 'bottom', horizontal: 'center' },
  ],
};

export default function PopoverOrigins() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [place, setPlace] = React.useState('Below');
  const [anchorOrigin, transformOrigin] = places[place];

  return (
    <Stack direction="row" spacing={2}>
      {Object.keys(places).map((name) => (
        <Button
          key={name}
          variant="outlined"
          onClick={(event) => {
            setPlace(name);
            setAnchorEl(event.currentTarget);
          }}
        >
          {name}
        </Button>
      ))}
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={anchorOrigin}
        transformOrigin={transformOrigin}
        slotProps={{ paper: { role: 'dialog', 'aria-label': place } }}
      >
        <Typography sx={{ p: 2 }}>{place} the button</Typography>
      </Popover>
    </Stack>
  );
}
