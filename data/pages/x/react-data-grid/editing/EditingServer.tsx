import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Workshop {
  id: number;
  title: string;
  seats: number;
}

const rows: Workshop[] = [
  { id: 1, title: 'Bookbinding', seats: 12 },
  { id: 2, title: 'Sourdough', seats: 8 },
  { id: 3, title: 'Bicycle repair', seats: 16 },
];

const columns: GridColDef<Workshop>[] = [
  {
    field: 'title',
    headerName: 'Workshop',
    editable: true,
    minWidth: 140,
    flex: 1,
  },
  { field: 'seats', headerName: 'Seats', type: 'number', editable: true },
];

/** Stands for a request: it takes a moment, and the server has rules. */
async function save(workshop: Workshop): Promise<Workshop> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (!(workshop.seats >= 1 && workshop.seats <= 20)) {
    throw new Error('The room has 1 to 20 seats.');
  }
  return { ...workshop, title: workshop.title.trim() };
}

export default function EditingServer() {
  const [failure, setFailure] = React.useState('');
  const [message, setMessage] = React.useState('Change a value.');

  const processRowUpdate = async (newRow: Workshop) => {
    const saved = await save(newRow);
    setFailure('');
    setMessage(`Saved: ${saved.title}, ${saved.seats} seats.`);
    return saved;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setFailure(error.message)}
          hideFooter
        />
      </Box>
      <Alert severity={failure ? 'error' : 'info'} role="status" sx={{ mt: 1 }}>
        {failure || message}
      </Alert>
    </Box>
  );
}
