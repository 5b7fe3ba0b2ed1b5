import DragHandle from '@mui/icons-material/DragHandle';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const songs = [
  { id: 1, song: 'Overture', minutes: 4 },
  { id: 2, song: 'River at night', minutes: 6 },
  { id: 3, song: 'Dance of the cranes', minutes: 3 },
];

const rows = songs.map((song) => ({ ...song, __reorder__: song.song }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'song', headerName: 'Song', minWidth: 150, flex: 1 },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

export default function RowOrderingCustom() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        rowReordering
        slots={{ rowReorderIcon: DragHandle }}
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
