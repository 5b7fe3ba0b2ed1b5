import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchOrCheckbox() {
  const [heating, setHeating] = React.useState(false);
  const [fleece, setFleece] = React.useState(false);
  const [order, setOrder] = React.useState('nothing ordered');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Switch checked={heating} />}
        onChange={(_, checked) => setHeating(checked)}
        label="Heating"
      />
      <FormControlLabel
        control={<Checkbox checked={fleece} />}
        onChange={(_, checked) => setFleece(checked)}
        label="Deliver with fleece"
      />
      <Button
        variant="outlined"
        onClick={() => setOrder(fleece ? 'with fleece' : 'without fleece')}
      >
        Order
      </Button>
      <Typography role="status">
        Heating {heating ? 'on' : 'off'}, {order}
      </Typography>
    </Stack>
  );
}
