import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { apartmentColumns, apartmentGroups, apartments } from './data';

const pick = (...fields: string[]) =>
  apartmentColumns.filter(({ field }) => fields.includes(field));

const apartment = pick('id');
const size = pick('rooms', 'area');
const costs = pick('rent', 'heating', 'water');

const sizeFirst = [...apartment, ...size, ...costs];
const costsFirst = [...apartment, ...costs, ...size];

export default function ColumnGroupsOrdering() {
  const [columns, setColumns] = React.useState(sizeFirst);
  const swap = () => setColumns(columns === sizeFirst ? costsFirst : sizeFirst);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={swap}>Swap size and costs</Button>
      <Box sx={{ height: 350 }}>
        <DataGrid
          rows={apartments}
          columns={columns}
          columnGroupingModel={apartmentGroups}
          hideFooter
        />
      </Box>
    </Box>
  );
}
