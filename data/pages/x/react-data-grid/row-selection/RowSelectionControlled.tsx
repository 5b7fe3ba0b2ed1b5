import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

const forHarbor = parcels
  .filter((parcel) => parcel.to === 'Harbor')
  .map((parcel) => parcel.id);

export default function RowSelectionControlled() {
  const [model, setModel] = React.useState<GridRowSelectionModel>(forHarbor);
  const chosen = parcels.filter((parcel) => model.includes(parcel.id));
  const kg = chosen.reduce((sum, parcel) => sum + parcel.kg, 0);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap flexWrap="wrap" alignItems="center">
        <Button onClick={() => setModel(forHarbor)}>To the harbor</Button>
        <Button onClick={() => setModel([])}>None</Button>
        <Typography role="status" sx={{ ml: 1 }}>
          {chosen.length} parcels, {kg.toFixed(1)} kg
        </Typography>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={parcels}
          columns={parcelColumns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </div>
    </div>
  );
}
