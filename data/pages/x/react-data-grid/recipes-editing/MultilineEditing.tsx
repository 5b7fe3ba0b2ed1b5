import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, trail: 'Beech ridge', note: 'Bridge closed.\nUse the ford.' },
  { id: 2, trail: 'Mill path', note: 'Muddy after rain' },
  { id: 3, trail: 'Two chapels', note: '' },
];

function TextAreaEditor(props: GridRenderEditCellParams) {
  const { id, field, value, colDef, hasFocus } = props;
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState<string>(value ?? '');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [input, setInput] = React.useState<HTMLTextAreaElement | null>(null);

  React.useEffect(() => {
    if (hasFocus && input) {
      input.focus({ preventScroll: true });
      input.setSelectionRange(input.value.length, input.value.length);
    }
  }, [hasFocus, input]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    apiRef.current.setEditCellValue({
      id,
      field,
      value: event.target.value,
      debounceMs: 200,
    });
  };
  const keepNewLine = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && event.shiftKey) {
      event.stopPropagation();
    }
  };

  return (
    <>
      <Box ref={setAnchor} sx={{ width: '100%', alignSelf: 'flex-start' }} />
      <Popper open={Boolean(anchor)} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={3} sx={{ p: 1, width: colDef.computedWidth }}>
          <InputBase
            multiline
            rows={3}
            fullWidth
            value={text}
            onChange={handleChange}
            onKeyDown={keepNewLine}
            inputRef={setInput}
            inputProps={{ 'aria-label': colDef.headerName }}
          />
        </Paper>
      </Popper>
    </>
  );
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'trail', headerName: 'Trail', width: 120 },
  {
    field: 'note',
    headerName: 'Note',
    editable: true,
    minWidth: 180,
    flex: 1,
    renderEditCell: (params) => <TextAreaEditor {...params} />,
  },
];

export default function MultilineEditing() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
