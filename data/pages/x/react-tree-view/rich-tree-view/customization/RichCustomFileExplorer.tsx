import * as React from 'react';
import Box from '@mui/material/Box';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MusicNoteOutlined from '@mui/icons-material/MusicNoteOutlined';
import NotesOutlined from '@mui/icons-material/NotesOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import { FILES, type FileItem, type FileKind } from './data';

const ICONS: Record<FileKind, React.ElementType> = {
  folder: FolderOutlined,
  image: ImageOutlined,
  sound: MusicNoteOutlined,
  text: NotesOutlined,
};

function FileTreeItem(props: TreeItem2Props) {
  const { publicAPI, status } = useTreeItem2(props);
  const { kind }: FileItem = publicAPI.getItem(props.itemId);
  const Icon = status.expanded ? FolderOpenOutlined : ICONS[kind];
  const label = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={kind === 'folder' ? 'primary' : 'action'} />
      {props.label}
    </Box>
  );

  return <TreeItem2 {...props} label={label} />;
}

export default function RichCustomFileExplorer() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeView
        aria-label="Files"
        items={FILES}
        slots={{ item: FileTreeItem }}
        defaultExpandedItems={['film', 'stills']}
      />
    </Box>
  );
}
