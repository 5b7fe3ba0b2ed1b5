import { productOf } from '../../data/products';
import type { PageProps } from '../../generator/page/page';
import type { ReferencePage } from '../../generator/page/reference';
import type { WordKey } from '../language/dictionaries';
import { type Translate, translateTo } from '../language/translate';

/** What the families of the reference are called, by product id (data/products.ts). */
const families: Record<string, WordKey> = {
  'x-data-grid': 'dataGrid',
  'x-date-pickers': 'datePickers',
  'x-charts': 'charts',
  'x-tree-view': 'treeView',
};

/**
 * A page of the reference with its title and description: frame words around a name, so the site says
 * them and no text does. Other pages stay as they are.
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

/** What a page of the reference is about: a name, but for an index, which is about its family. */
type About = Pick<Exclude<ReferencePage, { kind: 'index' }>, 'kind' | 'name'> | { kind: 'index' };

/** What a page of the reference holds, in a sentence. */
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

/** What stands above a page: the name alone, as the breadcrumb and the sentence below say what it is of. */
export function referenceHeading(reference: ReferencePage, title: string): string {
  return reference.kind === 'index' ? title : reference.name;
}
