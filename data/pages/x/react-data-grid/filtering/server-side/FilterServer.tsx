import * as React from 'react';
import { DataGrid, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import { fetchShipments, type Shipment, shipmentColumns } from './shipments';

export default function FilterServer() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'port', operator: 'startsWith', value: 'b' }],
  });
  const [rows, setRows] = React.useState<Shipment[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    const controller = new AbortController();
    setLoading(true);
    fetchShipments({ items: filterModel.items }, controller.signal).then(
      (answer) => {
        setRows(answer.rows);
        setLoading(false);
      },
      () => {
        // After an abort, the next request is on its way.
        if (!controller.signal.aborted) setLoading(false);
      },
    );
    return () => controller.abort();
  }, [filterModel]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={shipmentColumns}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        loading={loading}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
