import type { NavigationEntry } from '../../generator/contract/navigation';

/** What every reader meets first: news, introduction and the concepts that all four products share. */
export const general: NavigationEntry[] = [
  { pathname: '/x/whats-new', title: "What's new in MUI X" },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/installation' },
      { pathname: '/x/introduction/licensing' },
      { pathname: '/x/introduction/support' },
      { pathname: '/x/introduction/roadmap' },
      { pathname: '/x/contents', title: 'All pages' },
    ],
  },
  {
    pathname: '/x/common-features-group',
    title: 'Common concepts',
    children: [{ pathname: '/x/common-concepts/custom-components', title: 'Custom slots and subcomponents' }],
  },
];
