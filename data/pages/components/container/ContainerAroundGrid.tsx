import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, lock: 'Church', rise: 2.1, opened: 1824, boats: 3120 },
  { id: 2, lock: 'Brewery', rise: 3.4, opened: 1827, boats: 2980 },
  { id: 3, lock: 'Summit', rise: 2.8, opened: 1831, boats: 2450 },
];

const columns: GridColDef[] = [
  { field: 'lock', headerName: 'Lock', minWidth: 110, flex: 1 },
  { field: 'rise', headerName: 'Rise, m', type: 'number', width: 100 },
  { field: 'opened', headerName: 'Opened', width: 100 },
  { field: 'boats', headerName: 'Boats, 2024', type: 'number', width: 130 },
];

export default function ContainerAroundGrid() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <Container maxWidth="xs" sx={{ mb: 2 }}>
        <Typography>
          Three locks lift the boats to the highest part of the canal.
        </Typography>
      </Container>
      <Container maxWidth={false} disableGutters sx={{ height: 230 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </Container>
    </Box>
  );
}
