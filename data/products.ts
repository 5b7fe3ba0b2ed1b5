/** One line of the version menu (RULES §3). */
export interface ProductVersion {
  text: string;
  href: string;
  /** The version this site documents. */
  current?: boolean;
}

/** What the site knows about the product that a path belongs to (RULES §2.2, §2.3). */
export interface Product {
  /** The `mui:productId` meta; the text `null` where no product is meant. */
  productId: string;
  /** The `mui:productCategoryId` meta. */
  categoryId: string;
  /** Ends every document title: `{page} - {documentName}`. */
  documentName: string;
  /** The small caption above the name. */
  metadata: string;
  name: string;
  /** The pathname where this version's documentation of the product begins. */
  home: string;
  /** The current version first. */
  versions: ProductVersion[];
}

interface Identity extends Pick<Product, 'metadata' | 'name' | 'home'> {
  /** Older versions live on their own hosts. */
  older: Record<string, string>;
}

/** The version this site documents, as the menu writes it. */
export const CURRENT_VERSION = 'v7.18.0';

/** Where a reader finds the product when nothing more special is known. */
const libraryIdentity: Identity = {
  metadata: '',
  name: 'MUI X',
  home: '/x/introduction',
  older: {
    v6: 'https://v6.mui.com/x/introduction/',
    v5: 'https://v5.mui.com/x/introduction/',
    v4: 'https://v4.mui.com/components/data-grid/',
  },
};

const identities: Record<string, Identity> = {
  'x-data-grid': {
    metadata: 'MUI X',
    name: 'Data Grid',
    home: '/x/react-data-grid',
    older: {
      v6: 'https://v6.mui.com/x/react-data-grid/',
      v5: 'https://v5.mui.com/x/react-data-grid/',
      v4: 'https://v4.mui.com/components/data-grid/',
    },
  },
  'x-date-pickers': {
    metadata: 'MUI X',
    name: 'Date Pickers',
    home: '/x/react-date-pickers',
    older: {
      v6: 'https://v6.mui.com/x/react-date-pickers/',
      v5: 'https://v5.mui.com/x/react-date-pickers/getting-started/',
    },
  },
  'x-charts': {
    metadata: 'MUI X',
    name: 'Charts',
    home: '/x/react-charts',
    older: { v6: 'https://v6.mui.com/x/react-charts/' },
  },
  'x-tree-view': {
    metadata: 'MUI X',
    name: 'Tree View',
    home: '/x/react-tree-view',
    older: { v6: 'https://v6.mui.com/x/react-tree-view/getting-started/' },
  },
};

/** First folder of a path → category, id and the name that ends its titles. */
const folders: Record<string, { categoryId: string; documentName: string; productId: string }> = {
  'material-ui': { categoryId: 'core', productId: 'material-ui', documentName: 'Material UI' },
  'joy-ui': { categoryId: 'core', productId: 'joy-ui', documentName: 'Joy UI' },
  'base-ui': { categoryId: 'core', productId: 'base-ui', documentName: 'Base UI' },
  system: { categoryId: 'core', productId: 'system', documentName: 'MUI System' },
  docs: { categoryId: 'null', productId: 'docs', documentName: 'MUI X' },
  versions: { categoryId: 'null', productId: 'docs', documentName: 'MUI X' },
  'production-error': { categoryId: 'null', productId: 'docs', documentName: 'MUI X' },
};

/** Folders of the title table: pages of Material UI from before its paths named the product. */
const unnamedFolders = new Set([
  'getting-started',
  'components',
  'component',
  'customization',
  'guides',
  'discover-more',
  'styles',
  'css-in-js',
]);

/**
 * The product a path belongs to (RULES §2.2: paths of one
 * segment count, and so do the API pages of the Tree View and the index pages of every API).
 * Takes a path without language prefix; never fails.
 */
export function productOf(pathname: string): Product {
  const ids = idsOf(pathname);
  const identity = identities[ids.productId] ?? libraryIdentity;
  const { metadata, name, home } = identity;
  return { ...ids, metadata, name, home, versions: versionsOf(identity) };
}

/** The four products in the order of the menu, for those who list them all. */
export const products: Product[] = Object.values(identities).map(({ home }) => productOf(home));

function idsOf(pathname: string): Pick<Product, 'productId' | 'categoryId' | 'documentName'> {
  const [, first = '', second] = pathname.split('/');
  if (first === 'x') {
    return { categoryId: 'x', productId: libraryProduct(pathname), documentName: 'MUI X' };
  }
  if (first === 'toolpad') return toolpad(second);
  const documentName = unnamedFolders.has(first) ? 'Material UI' : 'MUI X';
  return folders[first] ?? { categoryId: 'null', productId: 'null', documentName };
}

/** `/x/react-charts/bars` and `/x/api/charts/bar-plot` are both about `x-charts`. */
function libraryProduct(pathname: string): string {
  const [, name] = /^\/x\/(?:react-|api\/)([^/]+)/.exec(pathname) ?? [];
  return name !== undefined && `x-${name}` in identities ? `x-${name}` : 'null';
}

function toolpad(folder: string | undefined): Pick<Product, 'productId' | 'categoryId' | 'documentName'> {
  return folder === 'studio'
    ? { categoryId: 'toolpad', productId: 'toolpad-studio', documentName: 'Toolpad Studio' }
    : { categoryId: 'toolpad', productId: 'toolpad-core', documentName: 'Toolpad Core' };
}

function versionsOf({ home, older }: Identity): ProductVersion[] {
  const others = Object.entries(older).map(([text, href]) => ({ text, href }));
  return [{ text: CURRENT_VERSION, href: `${home}/`, current: true }, ...others];
}
