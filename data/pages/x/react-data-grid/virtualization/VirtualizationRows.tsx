import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { createReadings, type Reading } from './readings';

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 100 },
  { field: 'sensor', headerName: 'Sensor', width: 90 },
  { field: 'time', headerName: 'Time', minWidth: 120, flex: 1 },
  { field: 'celsius', headerName: '°C', type: 'number', width: 80 },
  { field: 'humidity', headerName: 'Humidity', type: 'number', width: 100 },
];

export default function VirtualizationRows() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createReadings(100_000));
  const [range, setRange] = React.useState('');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('renderedRowsIntervalChange', (context) =>
        setRange(`${context.firstRowIndex + 1} to ${context.lastRowIndex}`),
      ),
    [apiRef],
  );

  const goTo = (rowIndex: number) => () =>
    apiRef.current.scrollToIndexes({ rowIndex });

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={goTo(0)}>First row</Button>
      <Button onClick={goTo(49_999)}>Row 50,000</Button>
      <Button onClick={goTo(99_999)}>Last row</Button>
      <Typography variant="body2" gutterBottom>
        Rows in the document: {range}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGridPro apiRef={apiRef} rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
