import * as React from 'react';
import Button from '@mui/material/Button';

export default function Gate() {
  const [open, setOpen] = React.useState(false);
  return <Button onClick={() => setOpen(!open)}>{String(open)}</Button>;
}
