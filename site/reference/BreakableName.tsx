import { Fragment } from 'react';

/** A long name that may be broken before its humps; copied, it is the name and nothing else. */
export function BreakableName({ name }: { name: string }) {
  const humps = name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[-_.])/);
  return humps.map((hump, at) => (
    // The pieces of a name never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {hump}
    </Fragment>
  ));
}
