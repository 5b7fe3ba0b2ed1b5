import { linkTo } from '../../../contract/url';
import type { Problem } from '../../../model';
import { unknownMember } from '../../../problems/catalogue';
import { nearest } from '../../../problems/nearest';
import { rowIds } from '../../../published/row-ids';
import { type Link, linkOf } from '../links/link';
import type { ReferenceContext } from './reference-context';

/** Links of texts to a row that the reference does not have. */
export function unknownMembers({ reference, facts, inventory }: ReferenceContext): Problem[] {
  const { languages } = inventory.site;
  const anchors = new Map(
    reference.pages.map((page) => [
      linkTo({ pathname: page.pathname, userLanguage: languages.default }, languages),
      page.anchors,
    ]),
  );
  return facts.flatMap((text) =>
    text.links.flatMap((target) => {
      const link = linkOf(target, text);
      const known = anchors.get(link.path);
      return known ? faultOf(link, known) : [];
    }),
  );
}

function faultOf({ hash, path, reference }: Link, anchors: string[]): Problem[] {
  if (hash === undefined || hash === '' || rowIds(hash).some((id) => anchors.includes(id))) return [];
  return [unknownMember(reference, path, nearest(hash, anchors) ?? sameName(hash, anchors))];
}

/** `#seed-tray-prop-rows`, `#rows`: the correct name in another form. */
function sameName(hash: string, anchors: string[]): string | undefined {
  return anchors.find((anchor) => hash.endsWith(anchor) || anchor.endsWith(`-${hash}`));
}
