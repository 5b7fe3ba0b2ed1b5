import * as React from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ClickAwayFromPortal() {
  const [disableReactTree, setDisableReactTree] = React.useState(false);
  const [count, setCount] = React.useState(0);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="disableReactTree"
        control={
          <Switch
            checked={disableReactTree}
            onChange={(event) => setDisableReactTree(event.target.checked)}
          />
        }
      />
      <ClickAwayListener
        disableReactTree={disableReactTree}
        mouseEvent="onMouseDown"
        onClickAway={() => setCount(count + 1)}
      >
        <TextField select label="Drawn in a portal" defaultValue="left">
          <MenuItem value="left">Left bank</MenuItem>
          <MenuItem value="right">Right bank</MenuItem>
        </TextField>
      </ClickAwayListener>
      <Typography role="status">Clicks beside: {count}</Typography>
    </Stack>
  );
}
