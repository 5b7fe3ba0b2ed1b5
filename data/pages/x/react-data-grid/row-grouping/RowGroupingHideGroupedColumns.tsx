import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

export default function RowGroupingHideGroupedColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['region'] } },
  });

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={saleColumns}
        apiRef={apiRef}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
