import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridExportOptions,
  useGridApiRef,
} from '@mui/x-data-grid';
import { shipmentColumns, shipments } from './data';

const columns = shipmentColumns.map((column) =>
  column.field === 'value' ? { ...column, disableExport: true } : column,
);

const initialState = { columns: { columnVisibilityModel: { kg: false } } };

const choices: Record<string, GridExportOptions> = {
  'no options': {},
  'allColumns: true': { allColumns: true },
  "fields: ['port', 'value']": { fields: ['port', 'value'] },
};

export default function ExportColumns() {
  const apiRef = useGridApiRef();
  const [choice, setChoice] = React.useState('no options');
  const [csv, setCsv] = React.useState('');

  React.useEffect(() => {
    setCsv(apiRef.current.getDataAsCsv(choices[choice]));
  }, [apiRef, choice]);

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Options"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        sx={{ my: 1, minWidth: 230 }}
      >
        {Object.keys(choices).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, mb: 1, overflowX: 'auto' }}
      >
        {csv.split('\r\n').slice(0, 3).join('\n')}
      </Box>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={shipments}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </Box>
    </Box>
  );
}
