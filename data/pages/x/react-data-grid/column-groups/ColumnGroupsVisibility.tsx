import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { apartmentColumns, apartmentGroups, apartments } from './data';

const groups = {
  Size: ['rooms', 'area'],
  Costs: ['rent', 'heating', 'water'],
};

export default function ColumnGroupsVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({
    rooms: false,
    area: false,
  });

  const setVisible = (fields: string[], visible: boolean) =>
    setModel((old) => ({
      ...old,
      ...Object.fromEntries(fields.map((field) => [field, visible])),
    }));

  return (
    <Box sx={{ width: '100%' }}>
      {Object.entries(groups).map(([name, fields]) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Switch
              checked={fields.some((field) => model[field] !== false)}
              onChange={(_, checked) => setVisible(fields, checked)}
            />
          }
        />
      ))}
      <Box sx={{ height: 350 }}>
        <DataGrid
          rows={apartments}
          columns={apartmentColumns}
          columnGroupingModel={apartmentGroups}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
