import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { Dimension } from './pivot';
import { pivot } from './pivot';

const dimensions: Dimension[] = ['branch', 'month', 'loan'];

interface ChoiceProps {
  label: string;
  value: Dimension;
  onChange: (value: Dimension) => void;
}

function Choice({ label, value, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Dimension)}
      sx={{ width: 130 }}
    >
      {dimensions.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

export default function PivotingByHand() {
  const [down, setDown] = React.useState<Dimension>('branch');
  const [across, setAcross] = React.useState<Dimension>('month');
  const { rows, columns, model } = React.useMemo(
    () => pivot(down, across),
    [down, across],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ my: 2 }}>
        <Choice label="Rows" value={down} onChange={setDown} />
        <Choice label="Columns" value={across} onChange={setAcross} />
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          aggregationModel={model}
          disableRowGrouping
          hideFooter
        />
      </Box>
    </Box>
  );
}
