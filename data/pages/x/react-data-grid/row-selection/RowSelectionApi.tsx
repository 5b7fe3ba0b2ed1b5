import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { parcelColumns, parcels } from './data';

export default function RowSelectionApi() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const selectFour = () =>
    apiRef.current.selectRowRange(
      { startId: 'P-302', endId: 'P-305' },
      true,
      true,
    );
  const tell = () => {
    const rows = [...apiRef.current.getSelectedRows().values()];
    setMessage(rows.map((row) => `${row.id} to ${row.to}`).join(', '));
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={selectFour}>P-302 to P-305</Button>
      <Button onClick={() => apiRef.current.selectRow('P-301')}>
        And P-301
      </Button>
      <Button onClick={() => apiRef.current.setRowSelectionModel([])}>
        None
      </Button>
      <Button onClick={tell}>Which ones?</Button>
      <Typography role="status">{message || ' '}</Typography>
      <div style={{ height: 320 }}>
        <DataGridPro apiRef={apiRef} rows={parcels} columns={parcelColumns} />
      </div>
    </div>
  );
}
