import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { sensorColumns, sensors } from './sensors';

export default function ScrollApi() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const scrollOn = () => {
    const { top } = apiRef.current.getScrollPosition();
    apiRef.current.scroll({ top: top + 260 });
  };
  const tell = () => {
    const { top, left } = apiRef.current.getScrollPosition();
    setMessage(`${Math.round(top)} px down, ${Math.round(left)} px across`);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={scrollOn}>Five rows on</Button>
      <Button onClick={() => apiRef.current.scroll({ top: 0, left: 0 })}>
        To the start
      </Button>
      <Button onClick={tell}>Where am I?</Button>
      <Typography role="status">{message || ' '}</Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={sensors}
          columns={sensorColumns}
          hideFooterSelectedRowCount
        />
      </div>
    </div>
  );
}
