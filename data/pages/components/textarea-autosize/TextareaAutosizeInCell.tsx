import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, day: 'Monday', note: 'Fog until ten, then a fresh breeze.' },
  { id: 2, day: 'Tuesday', note: 'In harbour.\nPainted the cabin door.' },
];

function NoteEditor(props: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, row } = props;
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLTextAreaElement>(null);
  React.useEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <InputBase
      multiline
      fullWidth
      value={value}
      onChange={(event) =>
        apiRef.current.setEditCellValue({
          id,
          field,
          value: event.target.value,
        })
      }
      onKeyDown={(event) =>
        event.key === 'Enter' && event.shiftKey && event.stopPropagation()
      }
      inputRef={input}
      inputProps={{ 'aria-label': `Note of ${row.day}` }}
      sx={{ p: 1, font: 'inherit' }}
    />
  );
}

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

export default function TextareaAutosizeInCell() {
  return (
    <Box sx={{ height: 240, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        hideFooter
      />
    </Box>
  );
}
