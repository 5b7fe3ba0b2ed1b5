import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const COLLECTION: TreeViewBaseItem[] = [
  {
    id: 'paintings',
    label: 'Paintings',
    children: [
      {
        id: 'landscapes',
        label: 'Landscapes',
        children: [
          { id: 'coast', label: 'Coast' },
          { id: 'mountains', label: 'Mountains' },
        ],
      },
      { id: 'portraits', label: 'Portraits' },
    ],
  },
  {
    id: 'ceramics',
    label: 'Ceramics',
    children: [
      { id: 'bowls', label: 'Bowls' },
      { id: 'vases', label: 'Vases' },
    ],
  },
  { id: 'textiles', label: 'Textiles' },
];
