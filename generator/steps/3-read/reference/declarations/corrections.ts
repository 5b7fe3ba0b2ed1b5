import type { MemberCorrection, ReferenceCorrection, ReferenceProduct } from '../../../../contract/coverage';
import type {
  ReadClass,
  ReadComponent,
  ReadMember,
  ReadPage,
  ReadSignature,
  Words,
} from '../../../../model/reference-pages';

/** The pages with what the site knows better than the declarations. */
export function correctPages(pages: ReadPage[], products: ReferenceProduct[]): ReadPage[] {
  const corrections = new Map(products.map((product) => [product.name, product.corrections ?? []]));
  return pages.map((page) =>
    (corrections.get(page.product) ?? [])
      .filter((correction) => correction.pages.includes(page.name))
      .reduce(correctPage, page),
  );
}

/** One page with one correction. */
export function correctPage(page: ReadPage, correction: ReferenceCorrection): ReadPage {
  const { props = {}, slots = {}, classes = {} } = correction;
  if (page.kind === 'interface') return { ...page, members: correctMembers(page.members, props) };
  const corrected = {
    ...page,
    props: correctMembers(page.props, props),
    slots: correctMembers(page.slots, slots),
    classes: page.classes.map((one) => correctClass(one, classes[one.name])),
    nativeProps: correction.nativeProps ?? page.nativeProps,
  };
  return withTheme(withRef(corrected, correction), correction);
}

function correctClass(
  rule: ReadClass,
  { adds, words = {} }: Pick<MemberCorrection, 'adds' | 'words'> = {},
): ReadClass {
  const { description } = rule;
  return description === undefined
    ? rule
    : { ...rule, description: withSentence(replacer(words)(description), adds) };
}

function withSentence(description: Words, adds: Words | undefined): Words {
  return adds === undefined ? description : `${description} ${adds}`;
}

function withRef(page: ReadComponent, { ref, innerRef }: ReferenceCorrection): ReadComponent {
  if (innerRef !== undefined) return { ...page, ref: { type: innerRef, isInner: true } };
  if (ref === undefined) return page;
  const { ref: _, ...others } = page;
  return ref === null ? others : { ...others, ref: { type: ref } };
}

function withTheme(page: ReadComponent, { theme }: ReferenceCorrection): ReadComponent {
  if (theme === undefined) return page;
  const { theme: _, ...others } = page;
  return others;
}

function correctMembers(members: ReadMember[], all: Record<string, MemberCorrection>): ReadMember[] {
  return members.map((member) => {
    const correction = all[member.name];
    return correction ? correctMember(member, correction) : member;
  });
}

function correctMember(member: ReadMember, correction: MemberCorrection): ReadMember {
  const { type, description, plan, words = {} } = correction;
  const { default: _, deprecated: __, ...others } = member;
  const usual = correction.default === undefined ? member.default : correction.default;
  const deprecated = correction.deprecated === undefined ? member.deprecated : correction.deprecated;
  const corrected: ReadMember = {
    ...others,
    ...(usual !== null && usual !== undefined && { default: usual }),
    ...(deprecated !== null && deprecated !== undefined && { deprecated }),
    ...(type && { type }),
    ...(description !== undefined && { description, describedBy: 'site' as const }),
    ...(plan && { plan }),
  };
  const replaced = replaceWords(corrected, words);
  return replaced.description === undefined
    ? replaced
    : { ...replaced, description: withSentence(replaced.description, correction.adds) };
}

function replaceWords(member: ReadMember, words: Record<string, string>): ReadMember {
  const replace = replacer(words);
  const { description, deprecated, signature } = member;
  return {
    ...member,
    ...(description !== undefined && { description: replace(description) }),
    ...(deprecated !== undefined && { deprecated: replace(deprecated) }),
    ...(signature && { signature: replaceInSignature(signature, replace) }),
  };
}

function replacer(words: Record<string, string>): (text: Words) => Words {
  return (text) =>
    Object.entries(words).reduce((said, [wrong, right]) => said.replaceAll(wrong, right), text);
}

function replaceInSignature(
  { parameters, returns }: ReadSignature,
  replace: (text: Words) => Words,
): ReadSignature {
  const inOne = <T extends { description?: Words }>(one: T): T =>
    one.description === undefined ? one : { ...one, description: replace(one.description) };
  return { parameters: parameters.map(inOne), ...(returns && { returns: inOne(returns) }) };
}
