import * as React from 'react';
import InfoIcon from '@mui/icons-material/Info';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, hut: 'Eagle', beds: 24, text: 'Water from a spring, no shower.' },
  { id: 2, hut: 'Glacier', beds: 60, text: 'Closed from October to May.' },
  { id: 3, hut: 'Meadow', beds: 12, text: 'Bring your own food.' },
];

export default function DrawerWithRowDetails() {
  const [open, setOpen] = React.useState(false);
  const [hut, setHut] = React.useState(rows[0]);

  const columns = React.useMemo<GridColDef<(typeof rows)[number]>[]>(
    () => [
      { field: 'hut', headerName: 'Hut', minWidth: 90, flex: 1 },
      { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={<InfoIcon />}
            label={`Details of ${row.hut}`}
            onClick={() => {
              setHut(row);
              setOpen(true);
            }}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': hut.hut } }}
      >
        <Box sx={{ width: 240, p: 2 }}>
          <Typography variant="h6" component="p">
            {hut.hut}
          </Typography>
          <Typography sx={{ mb: 2 }}>{hut.text}</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </Box>
  );
}
