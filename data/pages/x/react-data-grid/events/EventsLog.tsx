import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridEvents, useGridApiRef } from '@mui/x-data-grid';
import { instrumentColumns, instruments } from './data';

const names: GridEvents[] = [
  'cellClick',
  'cellKeyDown',
  'cellEditStart',
  'cellEditStop',
  'columnHeaderClick',
  'columnWidthChange',
  'sortModelChange',
  'filterModelChange',
  'columnVisibilityModelChange',
  'rowSelectionChange',
  'paginationModelChange',
  'scrollPositionChange',
  'menuOpen',
];

export default function EventsLog() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<string[]>([]);

  React.useEffect(() => {
    const endings = names.map((name) =>
      apiRef.current.subscribeEvent(name, () =>
        setLog((old) => [name, ...old].slice(0, 5)),
      ),
    );
    return () => endings.forEach((end) => end());
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 330 }}>
        <DataGrid
          apiRef={apiRef}
          rows={instruments}
          columns={instrumentColumns}
        />
      </Box>
      <Typography variant="subtitle2" component="p" sx={{ mt: 1 }}>
        Last events, newest first
      </Typography>
      <Box component="ol" sx={{ height: 120, m: 0 }}>
        {log.map((name, index) => (
          <li key={`${log.length}-${index}`}>{name}</li>
        ))}
      </Box>
    </Box>
  );
}
