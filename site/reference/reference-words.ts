import { productOf } from '../../data/products';
import type { PageProps } from '../../generator/page/page';
import type { ReferencePage } from '../../generator/page/reference';
import type { WordKey } from '../language/dictionaries';
import { type Translate, translateTo } from '../language/translate';

/** The names of the reference's families, by product id (data/products.ts). */
const families: Record<string, WordKey> = {
  'x-data-grid': 'dataGrid',
  'x-date-pickers': 'datePickers',
  'x-charts': 'charts',
  'x-tree-view': 'treeView',
};

/**
 * Adds title and description to a page of the reference: they are composed of interface texts and a name, so
 * the site does it. Other pages are unchanged.
 */
export function withReferenceWords(page: PageProps): PageProps {
  if (page.content.kind !== 'reference') return page;
  const { reference } = page.content;
  const t = translateTo(page.userLanguage, page.words);
  const name = nameOf(reference, page.pathname, t);
  return {
    ...page,
    title: t(reference.kind === 'interface' ? 'referenceInterfaceTitle' : 'referenceTitle', { name }),
    description: referenceDescription(reference, page.pathname, t),
  };
}

/** The subject of a page of the reference: a name, or the family for an index. */
type About = Pick<Exclude<ReferencePage, { kind: 'index' }>, 'kind' | 'name'> | { kind: 'index' };

/** The description of a page of the reference. */
export function referenceDescription(about: About, pathname: string, t: Translate): string {
  return t(descriptionKeys[about.kind], { name: nameOf(about, pathname, t) });
}

function nameOf(about: About, pathname: string, t: Translate): string {
  return about.kind === 'index' ? familyOf(pathname, t) : about.name;
}

const descriptionKeys: Record<ReferencePage['kind'], WordKey> = {
  component: 'referenceComponentDescription',
  interface: 'referenceInterfaceDescription',
  index: 'referenceIndexDescription',
};

function familyOf(pathname: string, t: Translate): string {
  const { productId, name } = productOf(pathname);
  const key = families[productId];
  return key ? t(key) : name;
}

/** The heading of a page: the name alone, because the breadcrumb and the description show the rest. */
export function referenceHeading(reference: ReferencePage, title: string): string {
  return reference.kind === 'index' ? title : reference.name;
}
