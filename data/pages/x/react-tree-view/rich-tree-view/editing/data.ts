import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const RECIPES: TreeViewBaseItem[] = [
  {
    id: 'bread',
    label: 'Bread',
    children: [
      { id: 'rye', label: 'Rye loaf' },
      { id: 'rolls', label: 'Breakfast rolls' },
    ],
  },
  {
    id: 'cakes',
    label: 'Cakes',
    children: [{ id: 'lemon', label: 'Lemon cake' }],
  },
];

/** Switches label editing on. */
export const EDITING = { labelEditing: true };

/** Gives the field of an item an accessible name. */
export const LABEL_INPUT = {
  'aria-label': 'New name',
  style: { color: 'inherit', background: 'none' },
};

/** The same, for all items of a tree. */
export const ITEM_PROPS = { slotProps: { labelInput: LABEL_INPUT } };
