import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';

const rows = ['Press', 'Lathe', 'Furnace', 'Mixer', 'Conveyor'].map(
  (machine, index) => ({ id: index, machine, celsius: 60 + index * 9 }),
);

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'machine', headerName: 'Machine', minWidth: 120, flex: 1 },
  { field: 'celsius', headerName: 'Temperature, °C', type: 'number', width: 160 },
];

export default function RowUpdatesThrottled() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);
  const step = React.useRef(0);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    // 50 messages a second; the grid draws twice a second.
    const timer = setInterval(() => {
      step.current += 1;
      const id = step.current % rows.length;
      const swing = Math.round(10 * Math.sin(step.current / 20));
      apiRef.current.updateRows([{ id, celsius: rows[id].celsius + swing }]);
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setRunning((value) => !value)}>
        {running ? 'Stop the sensors' : 'Start the sensors'}
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={500}
          hideFooter
        />
      </Box>
    </Box>
  );
}
