import * as React from 'react';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const laptops = [
  { id: 1, model: 'Aero 13', grams: 1120, hours: 14 },
  { id: 2, model: 'Craft 15', grams: 1830, hours: 9 },
  { id: 3, model: 'Slate 12', grams: 890, hours: 11 },
  { id: 4, model: 'Tower 17', grams: 2900, hours: 6 },
  { id: 5, model: 'Volta 14', grams: 1340, hours: 18 },
];

export default function RowPinningActions() {
  const [pinnedIds, setPinnedIds] = React.useState([5]);

  const pinnedRows = React.useMemo(
    () => ({ top: laptops.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );
  const rows = React.useMemo(
    () => laptops.filter(({ id }) => !pinnedIds.includes(id)),
    [pinnedIds],
  );
  const columns = React.useMemo<GridColDef<(typeof laptops)[number]>[]>(
    () => [
      {
        field: 'pin',
        type: 'actions',
        headerName: 'Pin',
        width: 70,
        getActions: ({ row }) => {
          const isPinned = pinnedIds.includes(row.id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={isPinned ? <PushPin /> : <PushPinOutlined />}
              label={`${isPinned ? 'Unpin' : 'Pin'} ${row.model}`}
              onClick={() =>
                setPinnedIds((ids) =>
                  isPinned
                    ? ids.filter((id) => id !== row.id)
                    : [...ids, row.id],
                )
              }
            />,
          ];
        },
      },
      { field: 'model', headerName: 'Laptop', minWidth: 110, flex: 1 },
      { field: 'grams', headerName: 'Grams', type: 'number' },
      { field: 'hours', headerName: 'Hours', type: 'number' },
    ],
    [pinnedIds],
  );

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
