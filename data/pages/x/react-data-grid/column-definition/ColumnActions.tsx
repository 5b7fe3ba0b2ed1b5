import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

const notes = [
  { id: 1, title: 'Order paper' },
  { id: 2, title: 'Call the printer' },
  { id: 3, title: 'Book the hall' },
];

type Note = (typeof notes)[number];

export default function ColumnActions() {
  const [rows, setRows] = React.useState(notes);

  const columns = React.useMemo(() => {
    const remove = (id: Note['id']) =>
      setRows((old) => old.filter((row) => row.id !== id));
    const copy = (note: Note) =>
      setRows((old) => [
        ...old,
        { ...note, id: Math.max(...old.map((row) => row.id)) + 1 },
      ]);
    const result: GridColDef<Note>[] = [
      { field: 'title', headerName: 'Note', minWidth: 140, flex: 1 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={<Delete />}
            label={`Delete ${row.title}`}
            onClick={() => remove(row.id)}
          />,
          <GridActionsCellItem
            icon={<ContentCopy />}
            label="Duplicate"
            onClick={() => copy(row)}
            showInMenu
          />,
        ],
      },
    ];
    return result;
  }, []);

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
