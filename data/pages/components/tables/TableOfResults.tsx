import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const results = [
  { boat: 'Curlew', minutes: 94, points: 12 },
  { boat: 'Marsh Wren', minutes: 97, points: 9 },
  { boat: 'Osprey', minutes: 103, points: 7 },
];

export default function TableOfResults() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label="Results of the regatta">
        <TableHead>
          <TableRow>
            <TableCell>Boat</TableCell>
            <TableCell align="right">Minutes</TableCell>
            <TableCell align="right">Points</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {results.map(({ boat, minutes, points }) => (
            <TableRow key={boat}>
              <TableCell component="th" scope="row">
                {boat}
              </TableCell>
              <TableCell align="right">{minutes}</TableCell>
              <TableCell align="right">{points}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
