import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const TASKS: TreeViewBaseItem[] = [
  {
    id: 'todo',
    label: 'To do',
    children: [
      { id: 'poster', label: 'Print the poster' },
      { id: 'chairs', label: 'Rent chairs' },
      { id: 'invite', label: 'Invite the neighbors' },
    ],
  },
  {
    id: 'done',
    label: 'Done',
    children: [
      { id: 'date', label: 'Choose a date' },
      { id: 'place', label: 'Find a place' },
    ],
  },
];

export const LISTS = ['todo', 'done'];

/** Both flags are needed to reorder items. */
export const FEATURES = { indentationAtItemLevel: true, itemsReordering: true };
