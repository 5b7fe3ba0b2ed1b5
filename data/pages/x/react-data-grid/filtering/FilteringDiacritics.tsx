import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, dish: 'Crème brûlée', kind: 'Dessert' },
  { id: 2, dish: 'Pão de queijo', kind: 'Starter' },
  { id: 3, dish: 'Ice creme bar', kind: 'Dessert' },
];

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', minWidth: 150, flex: 1 },
  { field: 'kind', headerName: 'Kind' },
];

const initialState: GridInitialState = {
  filter: {
    filterModel: {
      items: [{ field: 'dish', operator: 'contains', value: 'creme' }],
    },
  },
};

export default function FilteringDiacritics() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore accents"
        control={
          <Switch
            checked={ignore}
            onChange={(event) => setIgnore(event.target.checked)}
          />
        }
      />
      <div style={{ height: 220 }}>
        <DataGrid
          key={String(ignore)}
          rows={rows}
          columns={columns}
          initialState={initialState}
          ignoreDiacritics={ignore}
        />
      </div>
    </div>
  );
}
