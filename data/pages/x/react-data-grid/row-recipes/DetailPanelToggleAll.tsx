import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  DataGridPro,
  type DataGridProProps,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type GridColDef,
  gridDataRowIdsSelector,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { type Hut, huts } from './data';

function ToggleAll() {
  const apiRef = useGridApiContext();
  const allIds = useGridSelector(apiRef, gridDataRowIdsSelector);
  const openIds = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector);
  const isOpen = openIds.length > 0;

  return (
    <IconButton
      size="small"
      tabIndex={-1}
      aria-label={isOpen ? 'Collapse all' : 'Expand all'}
      onClick={() =>
        apiRef.current.setExpandedDetailPanels(isOpen ? [] : allIds)
      }
    >
      {isOpen ? <UnfoldLess /> : <UnfoldMore />}
    </IconButton>
  );
}

const columns: GridColDef<Hut>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Details',
    width: 56,
    renderHeader: () => <ToggleAll />,
  },
  { field: 'hut', headerName: 'Hut', minWidth: 120, flex: 1 },
  { field: 'meters', headerName: 'Meters', type: 'number' },
  { field: 'beds', headerName: 'Beds', type: 'number' },
];

const getDetailPanelContent: DataGridProProps<Hut>['getDetailPanelContent'] = ({
  row,
}) => <Box sx={{ p: 2 }}>{row.access}</Box>;

const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelToggleAll() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={huts}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </Box>
  );
}
