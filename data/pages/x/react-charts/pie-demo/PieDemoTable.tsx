import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { PieChart } from '@mui/x-charts/PieChart';

const funds = [
  { label: 'Shares', value: 4200, color: '#1e88e5' },
  { label: 'Bonds', value: 2600, color: '#8e24aa' },
  { label: 'Gold', value: 900, color: '#f9a825' },
];
const highlightScope = { highlight: 'item', fade: 'global' } as const;

const side = { flex: '1 1 200px' };
const sides = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  width: '100%',
};

export default function PieDemoTable() {
  const [active, setActive] = React.useState<number>();
  const item =
    active === undefined ? null : { seriesId: 'funds', dataIndex: active };

  return (
    <Box sx={sides}>
      <Box sx={{ flex: '0 0 220px', mx: 'auto' }}>
        <PieChart
          series={[{ id: 'funds', data: funds, highlightScope }]}
          highlightedItem={item}
          onHighlightChange={(next) => setActive(next?.dataIndex)}
          slotProps={{ legend: { hidden: true } }}
          margin={{ left: 5, right: 5 }}
          width={220}
          height={220}
        />
      </Box>
      <Table size="small" aria-label="Funds" sx={side}>
        <TableBody onMouseLeave={() => setActive(undefined)}>
          {funds.map(({ label, value, color }, index) => (
            <TableRow
              key={label}
              selected={index === active}
              onMouseEnter={() => setActive(index)}
            >
              <TableCell
                component="th"
                scope="row"
                sx={{ borderInlineStart: `8px solid ${color}` }}
              >
                {label}
              </TableCell>
              <TableCell align="right">{value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
