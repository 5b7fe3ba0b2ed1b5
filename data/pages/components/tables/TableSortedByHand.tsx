import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { passes, type Pass } from './data';

const keys = ['name', 'metres'] as const;

export default function TableSortedByHand() {
  const [key, setKey] = React.useState<keyof Pass>('name');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');
  const sign = direction === 'asc' ? 1 : -1;
  const rows = [...passes].sort((a, b) => (a[key] > b[key] ? sign : -sign));

  const sortBy = (next: keyof Pass) => {
    setDirection(next === key && direction === 'asc' ? 'desc' : 'asc');
    setKey(next);
  };

  return (
    <Table size="small" aria-label="Mountain passes">
      <TableHead>
        <TableRow>
          {keys.map((name) => (
            <TableCell
              key={name}
              sortDirection={key === name ? direction : false}
            >
              <TableSortLabel
                active={key === name}
                direction={key === name ? direction : 'asc'}
                onClick={() => sortBy(name)}
              >
                {name === 'name' ? 'Pass' : 'Height, m'}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, metres }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{metres}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
