import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

interface Expense {
  id: number;
  what: string;
  amount: number | null;
}

const expenses: Expense[] = [
  { id: 1, what: 'Train to Lyon', amount: 84 },
  { id: 2, what: 'Hotel', amount: null },
];

const columns: GridColDef<Expense>[] = [
  {
    field: 'what',
    headerName: 'What for',
    editable: true,
    sortable: false,
    minWidth: 130,
    flex: 1,
  },
  {
    field: 'amount',
    headerName: 'Amount, €',
    type: 'number',
    editable: true,
    sortable: false,
    width: 120,
  },
];

/** Enter in an editor closes the editor; it must not send the form as well. */
const keepForm = (event: React.KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault();
  }
};

export default function GridInForm() {
  const apiRef = useGridApiRef();
  const nextId = React.useRef(3);
  const [failed, setFailed] = React.useState(false);
  const [answer, setAnswer] = React.useState('');

  const addLine = () => {
    const id = nextId.current;
    nextId.current += 1;
    apiRef.current.updateRows([{ id, what: '', amount: null }]);
  };
  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trip = new FormData(event.currentTarget).get('trip');
    const lines = [...apiRef.current.getRowModels().values()] as Expense[];
    const bad = lines.filter((line) => !line.what || !line.amount);
    const sum = lines.reduce((total, line) => total + (line.amount ?? 0), 0);
    setFailed(bad.length > 0);
    setAnswer(
      bad.length > 0
        ? `Complete line ${lines.indexOf(bad[0]) + 1}.`
        : `Sent: ${trip}, ${lines.length} lines, ${sum} €.`,
    );
  };

  return (
    <Box component="form" onSubmit={handleSubmit} sx={{ width: '100%' }}>
      <TextField name="trip" label="Trip" defaultValue="Trade fair" required />
      <Box
        role="group"
        aria-label="Expenses"
        sx={{ height: 270, my: 2 }}
        onKeyDown={keepForm}
      >
        <DataGrid
          apiRef={apiRef}
          rows={expenses}
          columns={columns}
          disableColumnMenu
          hideFooter
        />
      </Box>
      <Stack direction="row" spacing={1}>
        <Button onClick={addLine}>Add a line</Button>
        <Button type="submit" variant="contained">
          Send
        </Button>
      </Stack>
      <Box role="status" sx={{ minHeight: 64, pt: 1 }}>
        {answer && (
          <Alert severity={failed ? 'error' : 'success'}>{answer}</Alert>
        )}
      </Box>
    </Box>
  );
}
