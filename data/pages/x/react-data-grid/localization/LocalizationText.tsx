import Box from '@mui/material/Box';
import { DataGrid, type GridLocaleText, GridToolbar } from '@mui/x-data-grid';
import { loanColumns, loans } from './data';

const localeText: Partial<GridLocaleText> = {
  toolbarColumns: 'Choose columns',
  toolbarFilters: 'Narrow down',
  toolbarDensity: 'Line height',
  toolbarExport: 'Take away',
  footerRowSelected: (count) =>
    count === 1 ? 'One loan selected' : `${count} loans selected`,
  MuiTablePagination: {
    labelRowsPerPage: 'Loans per page:',
    labelDisplayedRows: ({ from, to, count }) =>
      `Loans ${from} to ${to} of ${count}`,
  },
};

const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

export default function LocalizationText() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        rows={loans}
        columns={loanColumns}
        localeText={localeText}
        slots={{ toolbar: GridToolbar }}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
        checkboxSelection
      />
    </Box>
  );
}
