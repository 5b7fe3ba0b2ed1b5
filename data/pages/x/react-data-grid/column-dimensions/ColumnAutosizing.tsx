import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

const labels = {
  includeHeaders: 'With headers',
  includeOutliers: 'With outliers',
  expand: 'Fill the grid',
};
type Option = keyof typeof labels;

export default function ColumnAutosizing() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" alignItems="center">
        {(Object.keys(labels) as Option[]).map((name) => (
          <FormControlLabel
            key={name}
            label={labels[name]}
            control={
              <Checkbox
                checked={options[name]}
                onChange={(_, checked) =>
                  setOptions({ ...options, [name]: checked })
                }
              />
            }
          />
        ))}
        <Button onClick={() => apiRef.current.autosizeColumns(options)}>
          Autosize
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={parcels}
          columns={parcelColumns}
          autosizeOptions={options}
          hideFooter
        />
      </Box>
    </Box>
  );
}
