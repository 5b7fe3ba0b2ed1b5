import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridRowId } from '@mui/x-data-grid-pro';
import type { File } from './files';
import { fileColumns, files, getPath } from './files';

const groupingColDef: DataGridProProps<File>['groupingColDef'] = {
  headerName: 'Name',
  minWidth: 200,
  flex: 1,
  sortable: true,
};

/** The ids, and those of everything inside the folders among them. */
function withContents(ids: readonly GridRowId[]) {
  const chosen = files.filter(({ id }) => ids.includes(id));
  const isInside = ({ path }: File) =>
    chosen.some((parent) => parent.path.every((key, i) => key === path[i]));
  return files.filter(isInside);
}

export default function TreeDataFullExample() {
  const [selected, setSelected] = React.useState<readonly GridRowId[]>([]);
  const contents = withContents(selected);
  const kb = contents.reduce((sum, { kb = 0 }) => sum + kb, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 460 }}>
        <DataGridPro
          treeData
          rows={files}
          columns={fileColumns}
          getTreeDataPath={getPath}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={1}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            toolbar: { showQuickFilter: true, printOptions: { hideFooter: true } },
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {contents.length} items, {kb} kB
      </Typography>
    </Box>
  );
}
