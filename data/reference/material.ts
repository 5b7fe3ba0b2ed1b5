import type { ReferenceTables } from '../../generator/contract/coverage';

/** Material UI, whose components the products build upon: texts show what each takes. */
export const materialTables: ReferenceTables = {
  name: 'material',
  component: 'MaterialProps',
  packages: [{ name: '@mui/material' }, { name: '@mui/system' }],
};
