import type { NavigationEntry } from '../../../../generator/contract/site';

export const navigation: NavigationEntry[] = [
  { pathname: '/start' },
  { pathname: '/versions' },
];
