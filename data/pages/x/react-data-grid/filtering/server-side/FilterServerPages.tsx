import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { DataGrid, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import { fetchShipments, type Shipment, shipmentColumns } from './shipments';

const firstQuery = {
  items: [] as GridFilterModel['items'],
  page: 0,
  pageSize: 5,
};

export default function FilterServerPages() {
  const [query, setQuery] = React.useState(firstQuery);
  const [answer, setAnswer] = React.useState({
    rows: [] as Shipment[],
    total: 0,
  });
  const [state, setState] = React.useState('loading');
  const failsOnce = React.useRef(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const fails = failsOnce.current;
    failsOnce.current = false;
    setState('loading');
    fetchShipments({ ...query, fails }, controller.signal).then(
      (newAnswer) => {
        setAnswer(newAnswer);
        setState('ready');
      },
      () => {
        // An aborted request rejects, too, but nothing has failed.
        if (!controller.signal.aborted) setState('failed');
      },
    );
    return () => controller.abort();
  }, [query]);

  const reload = () => setQuery((current) => ({ ...current }));
  const reloadWithError = () => {
    failsOnce.current = true;
    reload();
  };

  return (
    <div style={{ width: '100%' }}>
      {state === 'failed' ? (
        <Alert
          severity="error"
          action={<Button onClick={reload}>Try again</Button>}
        >
          The server did not answer.
        </Alert>
      ) : (
        <Button onClick={reloadWithError}>Let a request fail</Button>
      )}
      <div style={{ height: 420 }}>
        <DataGrid
          rows={answer.rows}
          rowCount={answer.total}
          columns={shipmentColumns}
          loading={state === 'loading'}
          filterMode="server"
          onFilterModelChange={({ items }) =>
            setQuery((current) => ({ ...current, items, page: 0 }))
          }
          paginationMode="server"
          paginationModel={query}
          onPaginationModelChange={({ page, pageSize }) =>
            setQuery((current) => ({ ...current, page, pageSize }))
          }
          pageSizeOptions={[5, 10]}
          slots={{ toolbar: GridToolbar }}
          disableColumnSorting
        />
      </div>
    </div>
  );
}
