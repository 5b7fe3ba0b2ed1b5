import FolderOutlined from '@mui/icons-material/FolderOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { DataGridPro, useGridApiContext } from '@mui/x-data-grid-pro';
import type {
  DataGridProProps,
  GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { fileColumns, files, getPath } from './files';

function NameCell({ id, field, rowNode, value }: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  const isOpen = rowNode.type === 'group' && Boolean(rowNode.childrenExpanded);
  const toggle = () => {
    apiRef.current.setRowChildrenExpansion(id, !isOpen);
    apiRef.current.setCellFocus(id, field);
  };

  return (
    <Box sx={{ ml: 2 * rowNode.depth, display: 'flex', alignItems: 'center' }}>
      <IconButton
        size="small"
        tabIndex={-1}
        disabled={rowNode.type !== 'group'}
        onClick={toggle}
        aria-label={isOpen ? 'Close folder' : 'Open folder'}
        sx={{ mr: 1 }}
      >
        {rowNode.type === 'group' ? (
          <FolderOutlined color={isOpen ? 'primary' : 'inherit'} />
        ) : (
          <InsertDriveFileOutlined />
        )}
      </IconButton>
      {value}
    </Box>
  );
}

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  minWidth: 220,
  flex: 1,
  renderCell: (params) => <NameCell {...params} />,
};

export default function TreeDataCustomGroupingColumn() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        treeData
        rows={files}
        columns={fileColumns}
        getTreeDataPath={getPath}
        groupingColDef={groupingColDef}
        hideFooter
      />
    </Box>
  );
}
