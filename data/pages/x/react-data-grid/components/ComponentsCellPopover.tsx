import * as React from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { DataGrid } from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

export default function ComponentsCellPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = anchor?.closest<HTMLElement>('[data-id]')?.dataset.id;
  const repair = repairs.find((row) => String(row.id) === id);

  const slotProps = React.useMemo(
    () => ({
      cell: {
        onMouseEnter: (event: React.MouseEvent<HTMLDivElement>) => {
          const cell = event.currentTarget;
          setAnchor(cell.dataset.field === 'job' ? cell : null);
        },
        onMouseLeave: () => setAnchor(null),
      },
    }),
    [],
  );

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={repairs}
        columns={repairColumns}
        slotProps={slotProps}
        hideFooter
      />
      <Popover
        open={Boolean(repair)}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableRestoreFocus
        sx={{ pointerEvents: 'none' }}
      >
        <Box sx={{ p: 1 }}>{repair?.note}</Box>
      </Popover>
    </Box>
  );
}
