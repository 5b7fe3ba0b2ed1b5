import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function BadgePlacement() {
  const [online, setOnline] = React.useState(true);

  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Badge
        variant="dot"
        color="success"
        overlap="circular"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        invisible={!online}
      >
        <Avatar sx={{ bgcolor: 'primary.main' }}>MK</Avatar>
      </Badge>
      <FormControlLabel
        label="Online"
        control={
          <Switch
            checked={online}
            onChange={(event) => setOnline(event.target.checked)}
          />
        }
      />
    </Stack>
  );
}
