import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { roomColumns, rooms } from './data';

const views: { [name: string]: GridColumnVisibilityModel } = {
  Guests: { id: false, floor: false },
  Housekeeping: { price: false, wifi: false },
  Everything: {},
};
const names = Object.keys(views);

export default function VisibilityControlled() {
  const [model, setModel] = React.useState(views.Guests);
  const view = names.find((name) => views[name] === model) ?? null;

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, name: string | null) => name && setModel(views[name])}
        sx={{ mb: 1 }}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 270 }}>
        <DataGrid
          rows={rooms}
          columns={roomColumns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
