import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns, orders } from './orders';

export default function PaginationAutoSize() {
  const [height, setHeight] = React.useState(320);

  return (
    <div style={{ height: 480, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={height}
        onChange={(_event, value) => setHeight(value ?? height)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={220}>220 px</ToggleButton>
        <ToggleButton value={320}>320 px</ToggleButton>
        <ToggleButton value={420}>420 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height }}>
        <DataGrid rows={orders} columns={orderColumns} autoPageSize />
      </div>
    </div>
  );
}
