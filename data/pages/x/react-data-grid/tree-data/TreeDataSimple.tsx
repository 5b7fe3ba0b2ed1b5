import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { fileColumns, files, getPath } from './files';

export default function TreeDataSimple() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        treeData
        rows={files}
        columns={fileColumns}
        getTreeDataPath={getPath}
        hideFooter
      />
    </Box>
  );
}
