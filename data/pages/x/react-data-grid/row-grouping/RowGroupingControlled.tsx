import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

const views: { [label: string]: GridRowGroupingModel } = {
  'By region': ['region'],
  'By product': ['product'],
  'By region and product': ['region', 'product'],
  'All orders': [],
};
const labels = Object.keys(views);

export default function RowGroupingControlled() {
  const [model, setModel] = React.useState(views['By product']);
  const label = labels.find((name) => `${views[name]}` === `${model}`) ?? '';

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        label="View"
        value={label}
        onChange={(event) => setModel(views[event.target.value])}
        sx={{ width: 240, my: 2 }}
      >
        {labels.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          rows={sales}
          columns={saleColumns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
