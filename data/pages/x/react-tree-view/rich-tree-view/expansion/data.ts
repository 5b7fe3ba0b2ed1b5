import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const COURSE: TreeViewBaseItem[] = [
  {
    id: 'basics',
    label: 'Basics',
    children: [
      { id: 'tools', label: 'Tools and materials' },
      {
        id: 'joints',
        label: 'Joints',
        children: [
          { id: 'butt', label: 'Butt joint' },
          { id: 'dovetail', label: 'Dovetail' },
        ],
      },
    ],
  },
  {
    id: 'projects',
    label: 'Projects',
    children: [
      { id: 'stool', label: 'A stool' },
      { id: 'shelf', label: 'A shelf' },
    ],
  },
  {
    id: 'finish',
    label: 'Finishing',
    children: [{ id: 'oil', label: 'Oil and wax' }],
  },
];

/** The ids of all items that have children. */
export const PARENT_IDS = ['basics', 'joints', 'projects', 'finish'];
