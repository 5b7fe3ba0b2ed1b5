import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridRowTreeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { fileColumns, files, getPath } from './files';

export default function TreeDataExpansion() {
  const apiRef = useGridApiRef();

  const setAll = (isExpanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.depth >= 0)
        apiRef.current.setRowChildrenExpansion(node.id, isExpanded);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setAll(true)}>Open all</Button>
      <Button onClick={() => setAll(false)}>Close all</Button>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          rows={files}
          columns={fileColumns}
          getTreeDataPath={getPath}
          isGroupExpandedByDefault={({ groupingKey }) =>
            groupingKey === 'Website'
          }
          hideFooter
        />
      </Box>
    </Box>
  );
}
