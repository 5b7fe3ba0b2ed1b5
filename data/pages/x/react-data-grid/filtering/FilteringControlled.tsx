import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { plantColumns, plants } from './data';

const choices: { label: string; model: GridFilterModel }[] = [
  { label: 'All plants', model: { items: [] } },
  {
    label: 'For the sun',
    model: { items: [{ field: 'light', operator: 'is', value: 'Sun' }] },
  },
  {
    label: 'Up to €10',
    model: { items: [{ field: 'price', operator: '<=', value: 10 }] },
  },
];

export default function FilteringControlled() {
  const [filterModel, setFilterModel] = React.useState(choices[1].model);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1} mb={2}>
        {choices.map(({ label, model }) => (
          <Chip
            key={label}
            label={label}
            aria-pressed={model === filterModel}
            color={model === filterModel ? 'primary' : 'default'}
            onClick={() => setFilterModel(model)}
          />
        ))}
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={plants}
          columns={plantColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </div>
  );
}
