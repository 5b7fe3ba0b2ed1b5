import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export type Lesson = TreeViewBaseItem<{
  id: string;
  label: string;
  done?: boolean;
  minutes?: number;
}>;

export const LESSONS: Lesson[] = [
  {
    id: 'chords',
    label: 'Chords',
    children: [
      { id: 'c-major', label: 'C major', done: true, minutes: 10 },
      { id: 'g-major', label: 'G major', done: true, minutes: 12 },
      { id: 'd-minor', label: 'D minor', minutes: 15 },
    ],
  },
  {
    id: 'rhythm',
    label: 'Rhythm',
    children: [{ id: 'waltz', label: 'Waltz', minutes: 20 }],
  },
];
