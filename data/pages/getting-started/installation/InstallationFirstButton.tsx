import Button from '@mui/material/Button';
import * as React from 'react';

export default function InstallationFirstButton() {
  const [count, setCount] = React.useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </Button>
  );
}
