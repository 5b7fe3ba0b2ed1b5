import { Fragment } from 'react';

/** Words up to this length fit into the narrowest column of a table. */
const FITS = 11;

/** Code whose long names may be broken before their humps; copied, it is the code and nothing else. */
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
