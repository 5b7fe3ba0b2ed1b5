import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function ZIndexLayers() {
  const { zIndex } = useTheme();
  const layers = Object.entries(zIndex).sort(([, a], [, b]) => b - a);
  return (
    <Table size="small" sx={{ maxWidth: 320 }}>
      <TableHead>
        <TableRow>
          <TableCell>Layer</TableCell>
          <TableCell align="right">z-index</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {layers.map(([name, value]) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
