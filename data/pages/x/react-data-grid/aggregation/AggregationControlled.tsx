import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridAggregationModel } from '@mui/x-data-grid-premium';
import { harvest, harvestColumns } from './harvest';

export default function AggregationControlled() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    kg: 'sum',
  });

  const choose = (_: unknown, name: string | null) =>
    setModel(name ? { ...model, kg: name } : {});

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Weight"
        value={model.kg ?? null}
        onChange={choose}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="sum">Sum</ToggleButton>
        <ToggleButton value="avg">Average</ToggleButton>
        <ToggleButton value="max">Largest</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          rows={harvest}
          columns={harvestColumns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
