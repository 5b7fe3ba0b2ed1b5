import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { instrumentColumns, instruments } from './data';

export default function EventsApiRef() {
  const apiRef = useGridApiRef();
  const [counting, setCounting] = React.useState(true);
  const [count, setCount] = React.useState(0);

  React.useEffect(() => {
    if (!counting) {
      return undefined;
    }
    return apiRef.current.subscribeEvent('columnHeaderClick', () => {
      setCount((old) => old + 1);
    });
  }, [apiRef, counting]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={counting}
            onChange={(_, checked) => setCounting(checked)}
          />
        }
        label="Count clicks on headers"
      />
      <Typography role="status">Clicks: {count}</Typography>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={instruments}
          columns={instrumentColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
