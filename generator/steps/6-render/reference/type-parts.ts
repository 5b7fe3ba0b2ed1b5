import type { LinkIndex } from '../../../model';
import type { TypePart, TypeText } from '../../../page/reference';

/** Names in a type. A name after a dot belongs to another type. */
const NAME = /(?<![\w$.'"])[A-Za-z_$][\w$]*/g;

/** Types cut into parts, so that names with a page become links. */
export function typeText(types: string[], { names }: LinkIndex, own: string): TypeText {
  return types.map((type) => partsOf(type, (name) => (name === own ? undefined : names[name])));
}

function partsOf(type: string, pageOf: (name: string) => string | undefined): TypePart[] {
  const parts: TypePart[] = [];
  let end = 0;
  for (const { 0: name, index } of type.matchAll(NAME)) {
    const pathname = pageOf(name);
    if (pathname === undefined) continue;
    if (index > end) parts.push({ text: type.slice(end, index) });
    parts.push({ text: name, pathname });
    end = index + name.length;
  }
  if (end < type.length) parts.push({ text: type.slice(end) });
  return parts;
}
