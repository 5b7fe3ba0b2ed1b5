import * as React from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

const steps = [
  { id: 1, step: 'Sand the frame' },
  { id: 2, step: 'Apply primer' },
  { id: 3, step: 'Paint' },
  { id: 4, step: 'Mount the handles' },
];

export default function RowOrderingButtons() {
  const [rows, setRows] = React.useState(steps);

  const columns = React.useMemo<GridColDef<(typeof steps)[number]>[]>(() => {
    const move = (id: GridRowId, distance: number) =>
      setRows((current) => {
        const from = current.findIndex((row) => row.id === id);
        const to = from + distance;
        if (to < 0 || to >= current.length) {
          return current;
        }
        const next = [...current];
        next.splice(to, 0, ...next.splice(from, 1));
        return next;
      });

    return [
      { field: 'step', headerName: 'Step', minWidth: 140, flex: 1 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpward />}
            label={`Move ${row.step} up`}
            onClick={() => move(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownward />}
            label={`Move ${row.step} down`}
            onClick={() => move(id, 1)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
