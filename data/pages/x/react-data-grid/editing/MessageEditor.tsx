import Tooltip from '@mui/material/Tooltip';
import {
  GridEditInputCell,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** The built-in text editor, with the error of the cell as its tooltip. */
export function MessageEditor(props: GridRenderEditCellParams) {
  const { error } = props;
  return (
    <Tooltip open={Boolean(error)} title={error || ''} placement="bottom-start">
      <GridEditInputCell {...props} error={Boolean(error)} />
    </Tooltip>
  );
}

export const renderMessageEditor = (params: GridRenderEditCellParams) => (
  <MessageEditor {...params} />
);
