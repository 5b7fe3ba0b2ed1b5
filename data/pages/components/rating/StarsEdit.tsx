import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** Edits a cell with stars; the chosen star has the focus. */
export function StarsEdit({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);
  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value}
      onChange={(_, next) =>
        apiRef.current.setEditCellValue({ id, field, value: next })
      }
      size="small"
    />
  );
}
