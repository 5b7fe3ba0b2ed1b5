import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { sensorColumns, sensors } from './sensors';

export default function ScrollToCell() {
  const apiRef = useGridApiRef();
  const [id, setId] = React.useState('T-350');
  const [field, setField] = React.useState('h14');

  const goToCell = (event: React.FormEvent) => {
    event.preventDefault();
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    const colIndex = apiRef.current.getColumnIndex(field);
    if (rowIndex >= 0) {
      apiRef.current.scrollToIndexes({ rowIndex, colIndex });
      apiRef.current.setCellFocus(id, field);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack
        component="form"
        onSubmit={goToCell}
        direction="row"
        useFlexGap
        flexWrap="wrap"
        spacing={2}
        pt={1}
        mb={2}
      >
        <TextField
          label="Sensor"
          size="small"
          value={id}
          onChange={(event) => setId(event.target.value)}
          sx={{ width: 110 }}
        />
        <TextField
          select
          label="Time"
          size="small"
          value={field}
          onChange={(event) => setField(event.target.value)}
          slotProps={{ select: { native: true } }}
          sx={{ width: 110 }}
        >
          {sensorColumns.slice(2).map((column) => (
            <option key={column.field} value={column.field}>
              {column.headerName}
            </option>
          ))}
        </TextField>
        <Button type="submit">Show</Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={sensors}
          columns={sensorColumns}
          hideFooter
        />
      </div>
    </div>
  );
}
