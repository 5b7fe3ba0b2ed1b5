import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Repair {
  id: number;
  bicycle: string;
  received: Date;
  hours: number;
  done: boolean;
}

const rows: Repair[] = [
  {
    id: 311,
    bicycle: 'City bike',
    received: new Date(2024, 4, 6),
    hours: 1.5,
    done: true,
  },
  {
    id: 312,
    bicycle: 'Cargo bike',
    received: new Date(2024, 4, 7),
    hours: 4,
    done: false,
  },
  {
    id: 313,
    bicycle: 'Tandem',
    received: new Date(2024, 4, 7),
    hours: 2.25,
    done: false,
  },
];

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'Ticket', width: 80 },
  {
    field: 'bicycle',
    headerName: 'Bicycle',
    minWidth: 110,
    flex: 1,
    editable: true,
  },
  { field: 'received', headerName: 'Received', type: 'date', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 70 },
];

export default function GettingStartedGrid() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} checkboxSelection />
    </Box>
  );
}
