import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridInitialState } from '@mui/x-data-grid-pro';
import { fileColumns, files, getPath } from './files';

const changedLater: GridInitialState = {
  filter: {
    filterModel: {
      items: [{ field: 'changed', operator: 'after', value: '2024-05-08' }],
    },
  },
};

export default function TreeDataDisableChildrenFiltering() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ ml: 0 }}
        label="Filter the first level only"
        control={<Switch checked={topOnly} />}
        onChange={(_, checked) => setTopOnly(checked)}
      />
      <Box sx={{ height: 360 }}>
        <DataGridPro
          treeData
          rows={files}
          columns={fileColumns}
          getTreeDataPath={getPath}
          initialState={changedLater}
          disableChildrenFiltering={topOnly}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
