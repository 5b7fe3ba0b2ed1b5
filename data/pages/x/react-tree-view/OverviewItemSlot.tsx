import Box from '@mui/material/Box';
import BookOutlined from '@mui/icons-material/BookOutlined';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const CHAPTERS: TreeViewBaseItem[] = [
  {
    id: 'part-1',
    label: 'Part one',
    children: [
      { id: 'harbor', label: 'The harbor' },
      { id: 'letter', label: 'A letter from home' },
    ],
  },
  {
    id: 'part-2',
    label: 'Part two',
    children: [{ id: 'storm', label: 'The storm' }],
  },
];

function ChapterItem(props: TreeItem2Props) {
  return <TreeItem2 {...props} slots={{ endIcon: BookOutlined }} />;
}

export default function OverviewItemSlot() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 168 }}>
      <RichTreeView
        aria-label="Table of contents"
        items={CHAPTERS}
        defaultExpandedItems={['part-1']}
        slots={{ item: ChapterItem }}
      />
    </Box>
  );
}
