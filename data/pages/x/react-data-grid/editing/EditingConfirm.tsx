import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, ticket: 'Day ticket', price: 14 },
  { id: 2, ticket: 'Family ticket', price: 32 },
  { id: 3, ticket: 'Evening ticket', price: 9 },
];

type Ticket = (typeof rows)[number];

interface Question {
  newRow: Ticket;
  oldRow: Ticket;
  resolve: (row: Ticket) => void;
}

const columns: GridColDef<Ticket>[] = [
  { field: 'ticket', headerName: 'Ticket', minWidth: 140, flex: 1 },
  { field: 'price', headerName: 'Price, €', type: 'number', editable: true },
];

export default function EditingConfirm() {
  const [question, setQuestion] = React.useState<Question | null>(null);

  const processRowUpdate = (newRow: Ticket, oldRow: Ticket) =>
    newRow.price === oldRow.price
      ? oldRow
      : new Promise<Ticket>((resolve) => {
          setQuestion({ newRow, oldRow, resolve });
        });

  const answer = (row: Ticket | undefined) => {
    if (row) {
      question?.resolve(row);
    }
    setQuestion(null);
  };

  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      {question && (
        <Dialog
          open
          onClose={() => answer(question.oldRow)}
          aria-labelledby="new-price"
          disableRestoreFocus
        >
          <DialogTitle id="new-price">
            {`${question.newRow.ticket}: ${question.newRow.price} € instead of ${question.oldRow.price} €?`}
          </DialogTitle>
          <DialogActions>
            <Button onClick={() => answer(question.oldRow)}>Keep</Button>
            <Button onClick={() => answer(question.newRow)}>Change</Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  );
}
