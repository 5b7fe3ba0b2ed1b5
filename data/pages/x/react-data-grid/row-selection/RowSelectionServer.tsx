import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { type Parcel, parcelColumns, parcels } from './data';

// Stands for your server: one page, half a second later.
function fetchPage(page: number, onRows: (rows: Parcel[]) => void) {
  const rows = parcels.slice(page * 5, page * 5 + 5);
  const timer = setTimeout(() => onRows(rows), 500);
  return () => clearTimeout(timer);
}

export default function RowSelectionServer() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Parcel[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    setLoading(true);
    return fetchPage(model.page, (newRows) => {
      setRows(newRows);
      setLoading(false);
    });
  }, [model]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          rows={rows}
          rowCount={parcels.length}
          columns={parcelColumns}
          loading={loading}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
          disableColumnSorting
          disableColumnFilter
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </div>
      <Typography role="status">
        Selected: {selected.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
