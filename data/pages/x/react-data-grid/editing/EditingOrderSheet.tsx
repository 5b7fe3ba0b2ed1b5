import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPreProcessEditCellProps,
} from '@mui/x-data-grid';
import { renderMessageEditor } from './MessageEditor';

interface Line {
  id: number;
  item: string;
  stock: number;
  quantity: number;
  price: number;
}

const order: Line[] = [
  { id: 1, item: 'Oak shelf', stock: 40, quantity: 4, price: 89 },
  { id: 2, item: 'Desk lamp', stock: 12, quantity: 6, price: 35 },
  { id: 3, item: 'Wool rug', stock: 5, quantity: 1, price: 240 },
];

const total = (line: Line) => line.quantity * line.price;

function checkQuantity({ props, row }: GridPreProcessEditCellProps<number, Line>) {
  const { value } = props;
  let error = '';
  if (!value || !Number.isInteger(value) || value < 1) {
    error = 'A whole number, 1 or more.';
  } else if (value > row.stock) {
    error = `Only ${row.stock} in stock.`;
  }
  return { ...props, error };
}

const columns: GridColDef<Line>[] = [
  { field: 'item', headerName: 'Item', minWidth: 110, flex: 1 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    editable: true,
    preProcessEditCellProps: checkQuantity,
    renderEditCell: renderMessageEditor,
  },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 90,
    valueGetter: (_, line) => total(line),
  },
];

export default function EditingOrderSheet() {
  const [rows, setRows] = React.useState(order);
  const [past, setPast] = React.useState<Line[][]>([]);
  const [future, setFuture] = React.useState<Line[][]>([]);

  const processRowUpdate = (line: Line, before: Line) => {
    // Delete opens and empties a cell without a validation.
    if (!line.quantity || line.quantity === before.quantity) {
      return before;
    }
    setPast([...past, rows]);
    setFuture([]);
    setRows(rows.map((row) => (row.id === line.id ? line : row)));
    return line;
  };
  const undo = () => {
    setFuture([rows, ...future]);
    setRows(past[past.length - 1]);
    setPast(past.slice(0, -1));
  };
  const redo = () => {
    setPast([...past, rows]);
    setRows(future[0]);
    setFuture(future.slice(1));
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key === 'z';
    if (isUndo && !typing && past.length > 0) {
      undo();
    }
  };

  return (
    <Box sx={{ width: '100%' }} onKeyDown={handleKeyDown}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button disabled={past.length === 0} onClick={undo}>
          Undo
        </Button>
        <Button disabled={future.length === 0} onClick={redo}>
          Redo
        </Button>
      </Stack>
      <Box sx={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </Box>
      <Typography role="status" align="right" sx={{ p: 1 }}>
        {`Order total: ${rows.reduce((sum, line) => sum + total(line), 0)} €`}
      </Typography>
    </Box>
  );
}
