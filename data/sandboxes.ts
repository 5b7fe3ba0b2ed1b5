import type { SandboxSettings } from '../generator/contract/sandboxes';

/** What every sandbox has beside what its demo imports. */
export const sandboxes: SandboxSettings = {
  // What MUI asks for, and what draws the page.
  packages: ['@emotion/react', '@emotion/styled', '@mui/material', 'react', 'react-dom'],
  // Paid packages that are built on one version of the free one: with another, context would exist twice.
  together: {
    '@mui/x-charts-pro': { '@mui/x-charts': '7.22.3' },
    '@mui/x-tree-view-pro': { '@mui/x-tree-view': '7.17.0' },
  },
};
