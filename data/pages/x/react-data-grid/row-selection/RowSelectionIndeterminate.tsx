import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

export default function RowSelectionIndeterminate() {
  const [action, setAction] = React.useState<'select' | 'deselect'>('select');
  const [model, setModel] = React.useState<GridRowSelectionModel>(['P-302']);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Click on a partly checked header"
        value={action}
        onChange={(_event, value) => setAction(value ?? action)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="select">select</ToggleButton>
        <ToggleButton value="deselect">deselect</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={parcels}
          columns={parcelColumns}
          checkboxSelection
          indeterminateCheckboxAction={action}
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </div>
    </div>
  );
}
