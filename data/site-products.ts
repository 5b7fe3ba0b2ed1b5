import type { SiteProduct } from '../generator/contract/products';
import { products } from './products';

/** What a new page of a product begins with. */
const beginnings: Record<string, Pick<SiteProduct, 'package' | 'firstDemo'>> = {
  'x-data-grid': {
    package: '@mui/x-data-grid',
    firstDemo: 'data/pages/x/react-data-grid/column-definition/ColumnDefinitionBasic.tsx',
  },
  'x-date-pickers': {
    package: '@mui/x-date-pickers',
    firstDemo: 'data/pages/x/react-date-pickers/getting-started/FirstDatePicker.tsx',
  },
  'x-charts': {
    package: '@mui/x-charts',
    firstDemo: 'data/pages/x/react-charts/bars/BarsBasic.tsx',
  },
  'x-tree-view': {
    package: '@mui/x-tree-view',
    firstDemo: 'data/pages/x/react-tree-view/simple-tree-view/items/SimpleItemsBasic.tsx',
  },
};

/** The products as the definition names them. */
export const siteProducts: SiteProduct[] = products.map(({ productId, name, home }) => ({
  id: productId,
  name,
  paths: [home, home.replace('/x/react-', '/x/api/')],
  ...beginnings[productId],
}));
