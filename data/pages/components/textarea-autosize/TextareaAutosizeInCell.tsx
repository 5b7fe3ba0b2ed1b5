import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { NoteEditor } from './NoteEditor';

const rows = [
  { id: 1, day: 'Monday', note: 'Fog until ten, then a fresh breeze.' },
  { id: 2, day: 'Tuesday', note: 'In harbour.\nPainted the cabin door.' },
];

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 100 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 160,
    editable: true,
    renderCell: ({ value }) => (
      <Box sx={{ py: 1, whiteSpace: 'pre-wrap' }}>{value}</Box>
    ),
    renderEditCell: (params) => <NoteEditor {...params} />,
  },
];

const auto = () => 'auto' as const;

export default function TextareaAutosizeInCell() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={auto}
        hideFooter
      />
    </Box>
  );
}
