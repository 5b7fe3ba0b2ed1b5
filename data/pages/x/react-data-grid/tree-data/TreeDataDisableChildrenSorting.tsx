import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridInitialState } from '@mui/x-data-grid-pro';
import { fileColumns, files, getPath } from './files';

const newestLast: GridInitialState = {
  sorting: { sortModel: [{ field: 'changed', sort: 'asc' }] },
};

export default function TreeDataDisableChildrenSorting() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ ml: 0 }}
        label="Sort the first level only"
        control={<Switch checked={topOnly} />}
        onChange={(_, checked) => setTopOnly(checked)}
      />
      <Box sx={{ height: 360 }}>
        <DataGridPro
          treeData
          rows={files}
          columns={fileColumns}
          getTreeDataPath={getPath}
          initialState={newestLast}
          disableChildrenSorting={topOnly}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </Box>
    </Box>
  );
}
