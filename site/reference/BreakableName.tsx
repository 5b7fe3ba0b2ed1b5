import { Fragment } from 'react';

/** Words of this length fit into the narrowest column of a table. */
const FITS = 11;

/** Code with line break opportunities in camel-case names, which are not part of copied text. */
export function BreakableName({ name }: { name: string }) {
  if (!hasLongWord(name)) return name;
  const humps = name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z0-9][-_.])(?=\w)/);
  return humps.map((hump, at) => (
    // The pieces of a name never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {hump}
    </Fragment>
  ));
}

function hasLongWord(text: string): boolean {
  return text.split(/[^\w.-]/).some((word) => word.length > FITS);
}
