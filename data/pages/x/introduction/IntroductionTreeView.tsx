import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const items: TreeViewBaseItem[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'contracts-2023', label: '2023' },
      { id: 'contracts-2024', label: '2024' },
    ],
  },
  {
    id: 'brand',
    label: 'Brand',
    children: [
      { id: 'brand-logos', label: 'Logos' },
      { id: 'brand-fonts', label: 'Fonts' },
    ],
  },
  { id: 'read-me', label: 'Read me first' },
];

export default function IntroductionTreeView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 220 }}>
      <RichTreeView
        items={items}
        defaultExpandedItems={['contracts']}
        checkboxSelection
        multiSelect
        aria-label="Shared folders"
      />
    </Box>
  );
}
