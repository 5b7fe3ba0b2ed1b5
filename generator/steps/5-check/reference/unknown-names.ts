import type { Problem } from '../../../model';
import { unknownApiName } from '../../../problems/catalogue';
import { nearest } from '../../../problems/nearest';
import type { ReferenceContext } from './reference-context';

/** Names in texts that look like members of a component that has no such member. */
export function unknownNames({ names, facts }: ReferenceContext): Problem[] {
  return facts.flatMap((text) =>
    text.names.flatMap(({ target, place }) => {
      const members = names.membersOf(target);
      if (!members || names.addressOf(target) !== undefined) return [];
      const [component = '', ...member] = target.split('.');
      const near = nearest(member.at(-1) ?? '', members);
      return [unknownApiName({ target, place }, component, near && `${component}.${near}`)];
    }),
  );
}
