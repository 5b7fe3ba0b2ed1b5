import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, ferry: '07:10', state: 'On time' },
  { id: 2, ferry: '08:40', state: 'Delayed' },
  { id: 3, ferry: '10:10', state: 'Cancelled' },
  { id: 4, ferry: '11:40', state: 'On time' },
];

const colors: Record<string, ChipProps['color']> = {
  Delayed: 'secondary',
  Cancelled: 'error',
};

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', width: 110 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['On time', 'Delayed', 'Cancelled'],
    minWidth: 140,
    flex: 1,
    renderCell: ({ value }: GridRenderCellParams<any, string>) =>
      value && (
        <Chip
          label={value}
          size="small"
          variant="outlined"
          color={colors[value] ?? 'success'}
        />
      ),
  },
];

export default function ChipStatusColumn() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
