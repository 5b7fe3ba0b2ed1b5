import * as React from 'react';
import InputBase from '@mui/material/InputBase';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** Edits a cell in a field that grows; Shift and Enter begin a new line. */
export function NoteEditor(props: GridRenderEditCellParams) {
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
