import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const TOPICS: TreeViewBaseItem[] = [
  {
    id: 'nature',
    label: 'Nature',
    children: [
      { id: 'birds', label: 'Birds' },
      {
        id: 'forests',
        label: 'Forests',
        children: [
          { id: 'oaks', label: 'Oaks' },
          { id: 'pines', label: 'Pines' },
        ],
      },
    ],
  },
  {
    id: 'city',
    label: 'City life',
    children: [
      { id: 'parks', label: 'Parks' },
      { id: 'transport', label: 'Transport' },
    ],
  },
];

/** The ids of an item and of everything below it. */
export function getIds(item: TreeViewBaseItem): string[] {
  return [item.id, ...(item.children ?? []).flatMap(getIds)];
}

/** The ids of the items without children. */
export function getLeafIds(item: TreeViewBaseItem): string[] {
  return item.children?.length ? item.children.flatMap(getLeafIds) : [item.id];
}

/** All items of the tree, parents before children. */
export const ALL_TOPICS: TreeViewBaseItem[] = TOPICS.flatMap(function flatten(
  item: TreeViewBaseItem,
): TreeViewBaseItem[] {
  return [item, ...(item.children ?? []).flatMap(flatten)];
});
