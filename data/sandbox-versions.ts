/**
 * Every package that a demo may import or that a sandbox needs besides, with the version that this site
 * is built with: what a reader opens is what they saw. A test compares it with the installed packages.
 */
export const sandboxVersions: Readonly<Record<string, string>> = {
  '@emotion/cache': '11.14.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.0',
  '@mui/icons-material': '6.5.0',
  '@mui/material': '6.5.0',
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
  'date-fns': '4.4.0',
  'date-fns-jalali': '3.2.0-0',
  dayjs: '1.11.23',
  luxon: '3.7.2',
  moment: '2.31.0',
  'moment-hijri': '2.30.0',
  'moment-jalaali': '0.10.5',
  'moment-timezone': '0.6.6',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'stylis-plugin-rtl': '2.1.1',
};

/** Packages of every sandbox, whatever its demo imports: what MUI asks for, and what draws the page. */
export const sandboxBase: readonly string[] = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  'react',
  'react-dom',
];

/** Paid packages that are built on one version of the free one: with another, context would exist twice. */
export const sandboxCompanions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@mui/x-charts-pro': { '@mui/x-charts': '7.22.3' },
  '@mui/x-tree-view-pro': { '@mui/x-tree-view': '7.17.0' },
};

/** Types of the packages that come without their own. */
export const sandboxTypes: Readonly<Record<string, { name: string; version: string }>> = {
  luxon: { name: '@types/luxon', version: '3.7.6' },
  'moment-hijri': { name: '@types/moment-hijri', version: '2.1.4' },
  'moment-jalaali': { name: '@types/moment-jalaali', version: '0.7.9' },
  react: { name: '@types/react', version: '18.3.31' },
  'react-dom': { name: '@types/react-dom', version: '18.3.7' },
};

/** What runs a sandbox, and what checks its types. */
export const sandboxTools = { typescript: '5.9.3', vite: '8.3.8' } as const;

/** The script that compiles Tailwind's classes in the browser. */
export const tailwindScript = 'https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4.1.18';

/** Names sandboxes. A word of its own, as the definition of the whole site would come along with it. */
export const sandboxLibrary = 'MUI X';
