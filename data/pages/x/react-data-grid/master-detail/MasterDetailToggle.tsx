import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  type DataGridProProps,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowsContentCacheSelector,
  type GridColDef,
  type GridRenderCellParams,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { type Order, orders } from './data';

function Toggle({ id, value: isOpen }: GridRenderCellParams<Order, boolean>) {
  const apiRef = useGridApiContext();
  const contents = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowsContentCacheSelector,
  );
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      disabled={!React.isValidElement(contents[id])}
      aria-label={isOpen ? 'Hide the note' : 'Show the note'}
    >
      <ExpandMore
        sx={{
          transform: isOpen ? 'rotate(180deg)' : 'none',
          transition: 'transform 0.2s',
        }}
      />
    </IconButton>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', minWidth: 120, flex: 1 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 60,
    headerName: 'Note',
    renderHeader: () => 'Note',
    renderCell: (params) => <Toggle {...params} />,
  },
];

const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'] =
  ({ row }) => (row.note ? <Box sx={{ p: 2 }}>{row.note}</Box> : null);

const getDetailPanelHeight = () => 'auto' as const;

export default function MasterDetailToggle() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ pinnedColumns: { right: ['__detail_panel_toggle__'] } }}
        hideFooter
      />
    </Box>
  );
}
