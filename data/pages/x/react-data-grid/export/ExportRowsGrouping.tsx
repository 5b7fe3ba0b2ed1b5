import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridCsvGetRowsToExportParams,
  GridToolbar,
  gridFilteredSortedRowIdsSelector,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './data';

function withoutGroups({ apiRef }: GridCsvGetRowsToExportParams) {
  return gridFilteredSortedRowIdsSelector(apiRef).filter(
    (id) => apiRef.current.getRowNode(id)?.type === 'leaf',
  );
}

const slotProps = {
  toolbar: {
    csvOptions: { getRowsToExport: withoutGroups, allColumns: true },
    printOptions: { hideFooter: true },
  },
};

const initialState = {
  rowGrouping: { model: ['port'] },
  columns: { columnVisibilityModel: { port: false } },
};

const notExported = { disableExport: true };

export default function ExportRowsGrouping() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={shipments}
        columns={shipmentColumns}
        initialState={initialState}
        groupingColDef={notExported}
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
        hideFooter
      />
    </Box>
  );
}
