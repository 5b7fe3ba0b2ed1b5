import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridInitialState,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { dishColumns, dishes } from './data';

const initialState: GridInitialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['jalapeno'] } },
};

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function QuickFilterDiacritics() {
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
      <div style={{ height: 270 }}>
        <DataGrid
          key={String(ignore)}
          rows={dishes}
          columns={dishColumns}
          initialState={initialState}
          ignoreDiacritics={ignore}
          slots={{ toolbar: Toolbar }}
        />
      </div>
    </div>
  );
}
