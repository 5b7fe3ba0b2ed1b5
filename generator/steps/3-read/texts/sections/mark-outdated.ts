import Token from 'markdown-it/lib/token.mjs';
import type { TextSection } from '../../../../model';
import { TOP } from '../../../../model/section-names';
import type { Heading } from '../headings/find-headings';

/** The type of the token before an outdated section. */
const OUTDATED = 'outdated_section';

/**
 * Adds a mark below the heading of every outdated section, and at the beginning of a text for the part above the first
 * heading. Headings inside other blocks get none.
 */
export function markOutdated(
  tokens: Token[],
  headings: readonly Heading[],
  sections: readonly TextSection[],
): void {
  const outdated = new Map(
    sections.filter(({ state }) => state === 'outdated').map(({ id }) => [id, mark(id)]),
  );
  const marked = new Set(headings.map(({ open }) => open).filter(({ level }) => level === 0));
  const inserted = tokens.flatMap((token, index) => {
    const heading = tokens[index - 2];
    const sign = heading && marked.has(heading) && outdated.get(String(heading.attrGet('id')));
    return sign ? [token, sign] : [token];
  });
  const top = outdated.get(TOP);
  [...(top ? [top] : []), ...inserted].forEach((token, index) => {
    tokens[index] = token;
  });
}

function mark(id: string): Token {
  const token = new Token(OUTDATED, '', 0);
  token.info = id === TOP ? '' : id;
  return token;
}

/** The anchor of the original that a mark contains; undefined when the token is not a mark. */
export function outdatedAnchor(token: Token): string | undefined {
  return token.type === OUTDATED ? token.info : undefined;
}
