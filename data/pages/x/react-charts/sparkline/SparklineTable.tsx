import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const servers = [
  { name: 'Web', load: [31, 35, 40, 38, 52, 47, 61], now: 61 },
  { name: 'Queue', load: [12, 9, 14, 11, 10, 13, 12], now: 12 },
  { name: 'Search', load: [70, 64, 66, 58, 49, 51, 44], now: 44 },
];

function ServerRow({ name, load, now }: (typeof servers)[number]) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell sx={{ width: '60%' }}>
        <SparkLineChart
          data={load}
          height={36}
          yAxis={{ min: 0, max: 100 }}
          title={`Load of ${name}: from ${load[0]} to ${now} percent`}
        />
      </TableCell>
      <TableCell align="right">{now}</TableCell>
    </TableRow>
  );
}

export default function SparklineTable() {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Server</TableCell>
          <TableCell>Load in 7 hours</TableCell>
          <TableCell align="right">Now, %</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {servers.map((server) => (
          <ServerRow key={server.name} {...server} />
        ))}
      </TableBody>
    </Table>
  );
}
