import * as React from 'react';
import Button from '@mui/material/Button';

export default function Papered() {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>Picked {count}</Button>;
}
