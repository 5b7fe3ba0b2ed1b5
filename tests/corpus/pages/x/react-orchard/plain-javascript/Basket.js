import * as React from 'react';
import Chip from '@mui/material/Chip';

const fruit = ['apple', 'pear'];

export default function Basket() {
  return (
    <div>
      {fruit.map((name) => (
        <Chip key={name} label={name} />
      ))}
    </div>
  );
}
