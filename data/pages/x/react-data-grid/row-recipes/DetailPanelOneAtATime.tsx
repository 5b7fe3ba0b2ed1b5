import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type DataGridProProps,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { type Hut, huts } from './data';

const columns: GridColDef<Hut>[] = [
  { field: 'hut', headerName: 'Hut', minWidth: 120, flex: 1 },
  { field: 'meters', headerName: 'Meters', type: 'number' },
  { field: 'beds', headerName: 'Beds', type: 'number' },
];

const getDetailPanelContent: DataGridProProps<Hut>['getDetailPanelContent'] = ({
  row,
}) => <Box sx={{ p: 2 }}>{row.access}</Box>;

const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelOneAtATime() {
  const [open, setOpen] = React.useState<GridRowId[]>([1]);

  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGridPro
        rows={huts}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={open}
        onDetailPanelExpandedRowIdsChange={(ids) => setOpen(ids.slice(-1))}
        hideFooter
      />
    </Box>
  );
}
