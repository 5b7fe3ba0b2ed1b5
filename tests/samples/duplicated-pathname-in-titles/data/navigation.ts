import type { NavigationEntry } from '../../../../generator/contract/navigation';

export const navigation: NavigationEntry[] = [
  { pathname: '/start' },
  { pathname: '/versions' },
];
