import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { FILES, type FileItem } from './data';

function FileTreeItem(props: TreeItem2Props) {
  const { publicAPI } = useTreeItem2(props);
  const { note }: FileItem = publicAPI.getItem(props.itemId);
  const label = (
    <Stack>
      {props.label}
      {note && (
        <Typography variant="caption" color="text.secondary">
          {note}
        </Typography>
      )}
    </Stack>
  );

  return <TreeItem2 {...props} label={label} />;
}

export default function RichCustomLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 280 }}>
      <RichTreeView
        aria-label="Files"
        items={FILES}
        slots={{ item: FileTreeItem }}
        defaultExpandedItems={['film']}
      />
    </Box>
  );
}
