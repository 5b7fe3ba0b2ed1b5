import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid } from '@mui/x-data-grid';
import { plotColumns, plots } from './data';

export default function LayoutPercentage() {
  const [height, setHeight] = React.useState(280);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <Slider
        aria-label="Height of the parent"
        min={170}
        max={340}
        value={height}
        onChange={(_, value) => setHeight(value as number)}
        valueLabelDisplay="auto"
        sx={{ width: 200, ml: 2 }}
      />
      <Box sx={{ height, width: '100%' }}>
        <DataGrid rows={plots} columns={plotColumns} hideFooter />
      </Box>
    </Box>
  );
}
