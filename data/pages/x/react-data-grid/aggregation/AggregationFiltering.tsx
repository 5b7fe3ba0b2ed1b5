import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridInitialState } from '@mui/x-data-grid-premium';
import { harvest, harvestColumns } from './harvest';

const applesOnly: GridInitialState = {
  aggregation: { model: { kg: 'sum' } },
  filter: {
    filterModel: {
      items: [{ field: 'fruit', operator: 'equals', value: 'Apples' }],
    },
  },
};

export default function AggregationFiltering() {
  const [all, setAll] = React.useState(false);
  const scope = all ? 'all' : 'filtered';

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ ml: 0 }}
        label="Add up all rows"
        control={<Switch checked={all} />}
        onChange={(_, checked) => setAll(checked)}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          key={scope}
          rows={harvest}
          columns={harvestColumns}
          initialState={applesOnly}
          aggregationRowsScope={scope}
          hideFooter
        />
      </Box>
    </Box>
  );
}
