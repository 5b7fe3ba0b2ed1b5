import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { type Roof, roofColumns, roofs } from './data';

const firstQuarter: GridCellSelectionModel = {
  1: { jan: true, apr: true },
  2: { jan: true, apr: true },
};

export default function CellSelectionSum() {
  const [model, setModel] = React.useState(firstQuarter);

  const numbers = roofs.flatMap((roof) =>
    Object.entries(model[roof.id] ?? {})
      .filter(([field, selected]) => selected && field !== 'roof')
      .map(([field]) => Number(roof[field as keyof Roof])),
  );
  const sum = numbers.reduce((total, value) => total + value, 0);
  const average = numbers.length > 0 ? Math.round(sum / numbers.length) : 0;

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPremium
          rows={roofs}
          columns={roofColumns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {numbers.length} numbers, sum {sum} kWh, average {average} kWh
      </Typography>
    </div>
  );
}
