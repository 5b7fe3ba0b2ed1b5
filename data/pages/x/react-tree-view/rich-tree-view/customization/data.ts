import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export type FileKind = 'folder' | 'image' | 'sound' | 'text';

export type FileItem = TreeViewBaseItem<{
  id: string;
  label: string;
  kind: FileKind;
  note?: string;
}>;

export const FILES: FileItem[] = [
  {
    id: 'film',
    label: 'Short film',
    kind: 'folder',
    children: [
      { id: 'script', label: 'Script', kind: 'text', note: 'Third draft' },
      {
        id: 'stills',
        label: 'Stills',
        kind: 'folder',
        children: [
          { id: 'poster', label: 'Poster', kind: 'image', note: 'Final' },
          { id: 'beach', label: 'Beach at dawn', kind: 'image' },
        ],
      },
      { id: 'theme', label: 'Main theme', kind: 'sound', note: 'Rough mix' },
    ],
  },
  {
    id: 'office',
    label: 'Office',
    kind: 'folder',
    children: [{ id: 'letters', label: 'Letters', kind: 'text' }],
  },
];
