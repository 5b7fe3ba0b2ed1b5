import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import { dishColumns, dishes } from './data';

const columns = [
  ...dishColumns,
  { field: 'allergens', headerName: 'Allergens', width: 140 },
];

export default function QuickFilterHiddenColumns() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['milk'],
    quickFilterExcludeHiddenColumns: false,
  });
  const exclude = filterModel.quickFilterExcludeHiddenColumns;

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Search hidden columns, too"
        control={
          <Switch
            checked={!exclude}
            onChange={() =>
              setFilterModel((model) => ({
                ...model,
                quickFilterExcludeHiddenColumns: !exclude,
              }))
            }
          />
        }
      />
      <div style={{ height: 360 }}>
        <DataGrid
          rows={dishes}
          columns={columns}
          initialState={{
            columns: { columnVisibilityModel: { allergens: false } },
          }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
          disableColumnFilter
          disableDensitySelector
        />
      </div>
    </div>
  );
}
