import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  person: string;
  morning: number;
  evening: number;
}

const roster: Shift[] = [
  { id: 1, person: 'Amira', morning: 3, evening: 2 },
  { id: 2, person: 'Colin', morning: 4, evening: 0 },
  { id: 3, person: 'Dagny', morning: 1, evening: 4 },
  { id: 4, person: 'Enzo', morning: 2, evening: 2 },
];

const columns: GridColDef<Shift>[] = [
  { field: 'person', headerName: 'Person', minWidth: 110, flex: 1 },
  { field: 'morning', headerName: 'Morning', type: 'number', editable: true },
  { field: 'evening', headerName: 'Evening', type: 'number', editable: true },
];

/** Stands for one request with all changes. */
const saveAll = (changes: Shift[]) =>
  new Promise<Shift[]>((resolve) => setTimeout(() => resolve(changes), 400));

const unsavedStyle = {
  '& .unsaved': { bgcolor: 'action.selected', fontWeight: 'bold' },
};

export default function BulkEditing() {
  const [rows, setRows] = React.useState(roster);
  const [changes, setChanges] = React.useState<{ [id: number]: Shift }>({});
  const [saving, setSaving] = React.useState(false);
  const count = Object.keys(changes).length;

  const processRowUpdate = (row: Shift) => {
    setChanges((current) => ({ ...current, [row.id]: row }));
    return row;
  };
  const save = async () => {
    setSaving(true);
    try {
      await saveAll(Object.values(changes));
      setRows(rows.map((row) => changes[row.id] ?? row));
      setChanges({});
    } finally {
      setSaving(false);
    }
  };
  const discard = () => {
    setRows([...rows]);
    setChanges({});
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button disabled={count === 0 || saving} onClick={save}>
          {`Save ${count} rows`}
        </Button>
        <Button disabled={count === 0 || saving} onClick={discard}>
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          getRowClassName={({ row }) => (changes[row.id] ? 'unsaved' : '')}
          isCellEditable={() => !saving}
          loading={saving}
          sx={unsavedStyle}
          hideFooter
        />
      </Box>
    </Box>
  );
}
