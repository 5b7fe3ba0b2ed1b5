import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridDensity } from '@mui/x-data-grid';
import { stationColumns, stations } from './data';

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function DensityControlled() {
  const [density, setDensity] = React.useState<GridDensity>('compact');
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, value) => value && setDensity(value)}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {densities.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 330 }}>
        <DataGrid
          rows={stations}
          columns={stationColumns}
          density={density}
          onDensityChange={setDensity}
          hideFooter
        />
      </Box>
    </Box>
  );
}
