import type { Plan } from '../generator/contract/plan';
import type { Words } from './words';

/** What a reader may install: `community` stands for the packages without a suffix. */
export type InstallationPlan = 'community' | Plan;

/** One product and its packages. */
export interface InstallableProduct {
  id: string;
  name: Words;
  /** The package of each plan; a plan without one of its own takes that of the plan below it. */
  packages: Record<InstallationPlan, string>;
  /** What the product needs besides Material UI. */
  extras: string[];
}

/** A package manager and how it is asked. */
export interface PackageManager {
  name: string;
  add: string;
}

/** In the order of the menu. Packages: those that exist at the documented version. */
export const installableProducts: InstallableProduct[] = [
  {
    id: 'x-data-grid',
    name: { en: 'Data Grid', zh: '数据网格' },
    packages: {
      community: '@mui/x-data-grid',
      pro: '@mui/x-data-grid-pro',
      premium: '@mui/x-data-grid-premium',
    },
    extras: [],
  },
  {
    id: 'x-date-pickers',
    name: { en: 'Date and Time Pickers', zh: '日期和时间选择器' },
    packages: {
      community: '@mui/x-date-pickers',
      pro: '@mui/x-date-pickers-pro',
      premium: '@mui/x-date-pickers-pro',
    },
    extras: ['dayjs@1'],
  },
  {
    id: 'x-charts',
    name: { en: 'Charts', zh: '图表' },
    packages: { community: '@mui/x-charts', pro: '@mui/x-charts-pro', premium: '@mui/x-charts-pro' },
    extras: [],
  },
  {
    id: 'x-tree-view',
    name: { en: 'Tree View', zh: '树视图' },
    packages: {
      community: '@mui/x-tree-view',
      pro: '@mui/x-tree-view-pro',
      premium: '@mui/x-tree-view-pro',
    },
    extras: [],
  },
];

export const installationPlans: { id: InstallationPlan; name: string }[] = [
  { id: 'community', name: 'Community' },
  { id: 'pro', name: 'Pro' },
  { id: 'premium', name: 'Premium' },
];

/** The first one is shown to a reader who has not chosen. */
export const packageManagers: PackageManager[] = [
  { name: 'npm', add: 'npm install' },
  { name: 'pnpm', add: 'pnpm add' },
  { name: 'yarn', add: 'yarn add' },
];

/** What every product stands on, in the newest major versions that 7.18.0 accepts as peers. */
const PEERS = ['@mui/material@6', '@emotion/react@11', '@emotion/styled@11'];

/** Everything a product needs under a plan, each with its version. Paid packages are given their key by `@mui/x-license`. */
export function packagesFor({ packages, extras }: InstallableProduct, plan: InstallationPlan): string[] {
  const licence = plan === 'community' ? [] : [pinned('@mui/x-license')];
  return [pinned(packages[plan]), ...licence, ...extras, ...PEERS];
}

/** Those that this documentation was written with. */
export const installedVersions: Readonly<Record<string, string>> = {
  '@mui/x-charts': '7.18.0',
  '@mui/x-charts-pro': '7.22.3',
  '@mui/x-data-grid': '7.18.0',
  '@mui/x-data-grid-premium': '7.18.0',
  '@mui/x-data-grid-pro': '7.18.0',
  '@mui/x-date-pickers': '7.18.0',
  '@mui/x-date-pickers-pro': '7.18.0',
  '@mui/x-license': '7.18.0',
  '@mui/x-tree-view': '7.18.0',
  '@mui/x-tree-view-pro': '7.17.0',
};

function pinned(name: string): string {
  return `${name}@${installedVersions[name]}`;
}
