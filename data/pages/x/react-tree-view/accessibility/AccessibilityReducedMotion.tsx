import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const COURSES: TreeViewBaseItem[] = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'spanish', label: 'Spanish' },
      { id: 'greek', label: 'Greek' },
    ],
  },
  { id: 'pottery', label: 'Pottery' },
];

export default function AccessibilityReducedMotion() {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const groupTransition = { timeout: reduced ? 0 : 300 };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <RichTreeView
        aria-label="Evening courses"
        items={COURSES}
        slotProps={{ item: { slotProps: { groupTransition } } }}
      />
    </Box>
  );
}
