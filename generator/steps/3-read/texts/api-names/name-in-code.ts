import type Token from 'markdown-it/lib/token.mjs';
import { apiName } from './api-name';
import { memberName } from './member-name';

/** A name that inline code may refer to: an export of the API, or a member of one that the page is about. */
export interface NameInCode {
  name: string;
  kind: 'name' | 'member';
}

/** Reads inline code as a name. Two backticks on each side prevent that. */
export function nameInCode({ type, markup, content }: Token): NameInCode | undefined {
  if (type !== 'code_inline' || markup !== '`') return undefined;
  const name = apiName(content);
  if (name !== undefined) return { name, kind: 'name' };
  const member = memberName(content);
  return member === undefined ? undefined : { name: member, kind: 'member' };
}
