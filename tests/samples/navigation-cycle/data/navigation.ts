import type { NavigationEntry } from '../../../../generator/contract/navigation';

const garden: NavigationEntry = { pathname: '/garden-group', children: [{ pathname: '/beds' }] };

// A link back to the top, as someone in a hurry would write it.
garden.children?.push({ pathname: '/more-group', children: [garden] });

export const navigation: NavigationEntry[] = [{ pathname: '/start' }, garden];
