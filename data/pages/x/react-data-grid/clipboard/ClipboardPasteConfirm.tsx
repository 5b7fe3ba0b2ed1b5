import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { copy, orderColumns, orders } from './data';

interface Question {
  text: string;
  answer: (yes: boolean) => void;
}

export default function ClipboardPasteConfirm() {
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [open, setOpen] = React.useState(false);
  const [pasting, setPasting] = React.useState(false);

  const askFirst = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setOpen(true);
      setQuestion({
        text: `Paste ${data.length} × ${data[0].length} cells?`,
        answer: (yes) => {
          setOpen(false);
          (yes ? resolve : reject)();
        },
      });
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => copy('25\n35\n45')}>Copy three numbers</Button>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          rows={orders}
          columns={orderColumns}
          onBeforeClipboardPasteStart={askFirst}
          onClipboardPasteStart={() => setPasting(true)}
          onClipboardPasteEnd={() => setPasting(false)}
          loading={pasting}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Dialog open={open} onClose={() => question?.answer(false)}>
        <DialogTitle>{question?.text}</DialogTitle>
        <DialogActions>
          <Button onClick={() => question?.answer(false)}>Cancel</Button>
          <Button onClick={() => question?.answer(true)}>Paste</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
