import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Budget {
  id: string;
  item: string;
  planned: number;
  spent: number;
}

const items = ['Stage', 'Light', 'Sound', 'Costumes', 'Posters', 'Catering'];

const rows: Budget[] = items.map((item, index) => ({
  id: item,
  item,
  planned: 400 + ((index * 350) % 1100),
  spent: 300 + ((index * 410) % 1250),
}));

const sum = (field: 'planned' | 'spent') =>
  rows.reduce((total, row) => total + row[field], 0);

const pinnedRows = {
  top: [{ id: 'last', item: 'Last season', planned: 4800, spent: 5120 }],
  bottom: [
    {
      id: 'total',
      item: 'Total',
      planned: sum('planned'),
      spent: sum('spent'),
    },
  ],
};

const columns: GridColDef<Budget>[] = [
  { field: 'item', headerName: 'Item', minWidth: 120, flex: 1 },
  { field: 'planned', headerName: 'Planned, €', type: 'number', width: 120 },
  { field: 'spent', headerName: 'Spent, €', type: 'number', width: 120 },
];

export default function RowPinningBasic() {
  return (
    <Box sx={{ height: 340, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
