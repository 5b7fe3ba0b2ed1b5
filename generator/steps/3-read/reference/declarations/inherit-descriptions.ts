import type { ReferenceProduct, ReferenceSupplements } from '../../../../contract/coverage';
import type { Describer, ReadMember, ReadPage, Words } from '../../../../model/reference-pages';

/**
 * Adds missing descriptions: from members of the same name and type in the same family of packages, if their descriptions are
 * all equal, else from the supplements of the site.
 */
export function inheritDescriptions(pages: ReadPage[], products: ReferenceProduct[]): ReadPage[] {
  const lent = commonDescription(pages);
  const supplements = new Map(products.map((product) => [product.name, product.supplements]));
  return pages.map((page): ReadPage => {
    const inherit = inheritor({ page, supplements: supplements.get(page.product) ?? {}, lent });
    if (page.kind === 'interface')
      return { ...page, members: page.members.map((one) => inherit(one, 'props')) };
    return {
      ...page,
      props: page.props.map((one) => inherit(one, 'props')),
      slots: page.slots.map((one) => inherit(one, 'slots')),
      classes: page.classes.map((one) => inherit(one, 'classes')),
    };
  });
}

interface Described {
  name: string;
  type?: string[];
  description?: Words;
  describedBy?: Describer;
}

interface Inheritor {
  page: ReadPage;
  supplements: ReferenceSupplements;
  lent: (key: string) => Words | undefined;
}

function inheritor({ page, supplements, lent }: Inheritor) {
  return <T extends Described>(one: T, kind: keyof ReferenceSupplements): T => {
    if (one.description !== undefined) return one;
    const own = supplements[kind]?.[`${page.name}.${one.name}`];
    const likes = own ?? lent(keyOf(one, kind, page.product));
    const description = likes ?? supplements[kind]?.[one.name];
    if (description === undefined) return one;
    const describedBy: Describer = likes !== undefined && own === undefined ? 'another' : 'site';
    return { ...one, description, describedBy };
  };
}

/** The description that all members of a key share; undefined where they differ. */
function commonDescription(pages: ReadPage[]): (key: string) => Words | undefined {
  const said = new Map<string, Set<Words>>();
  const note = (key: string, text: Words) => said.set(key, (said.get(key) ?? new Set()).add(text));
  for (const page of pages) {
    for (const { member, kind } of membersOf(page)) {
      if (member.description === undefined) continue;
      note(keyOf(member, kind, page.product), member.description);
    }
  }
  return (key) => {
    const [only, ...others] = said.get(key) ?? [];
    return others.length > 0 ? undefined : only;
  };
}

function membersOf(page: ReadPage): { member: ReadMember; kind: keyof ReferenceSupplements }[] {
  const props = page.kind === 'interface' ? page.members : page.props;
  const slots = page.kind === 'interface' ? [] : page.slots;
  return [
    ...props.map((member) => ({ member, kind: 'props' as const })),
    ...slots.map((member) => ({ member, kind: 'slots' as const })),
  ];
}

/** Class names have no type, so the type is not part of their key. */
function keyOf({ name, type }: Described, kind: keyof ReferenceSupplements, product: string): string {
  return [product, kind, name, ...(type ?? ['no type'])].join('\n');
}
