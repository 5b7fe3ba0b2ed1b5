import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Order } from './data';

/** The lines of an order, as a small table. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Table size="small" aria-label={`Lines of order ${order.id}`}>
      <TableHead>
        <TableRow>
          <TableCell>Article</TableCell>
          <TableCell align="right">Count</TableCell>
          <TableCell align="right">Price, €</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.lines.map((line) => (
          <TableRow key={line.article}>
            <TableCell>{line.article}</TableCell>
            <TableCell align="right">{line.count}</TableCell>
            <TableCell align="right">{line.price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
