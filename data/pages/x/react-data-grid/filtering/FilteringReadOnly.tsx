import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import { plantColumns, plants } from './data';

const columns = plantColumns.map((column) =>
  column.field === 'inStock' ? { ...column, filterable: false } : column,
);

const all: GridFilterModel = { items: [] };
const inStock: GridFilterModel = {
  items: [{ field: 'inStock', operator: 'is', value: 'true' }],
};

export default function FilteringReadOnly() {
  const [filterModel, setFilterModel] = React.useState(inStock);
  const checked = filterModel.items.some((item) => item.field === 'inStock');

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Only what is in stock"
        control={
          <Switch
            checked={checked}
            onChange={() => setFilterModel(checked ? all : inStock)}
          />
        }
      />
      <div style={{ height: 360 }}>
        <DataGrid
          rows={plants}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ toolbar: GridToolbar }}
        />
      </div>
    </div>
  );
}
