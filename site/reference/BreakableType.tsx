import { Fragment } from 'react';

/** A type may be broken where one of its names ends and never within one. */
const BETWEEN_NAMES = /(?<=[\w$)\]}>][.<([{,|&:]|[([{<])(?=[\w$'"([{])/;

/** A type, or a piece of one, that narrow columns may break between its names; copied, it is the type alone. */
export function BreakableType({ text }: { text: string }) {
  return text.split(BETWEEN_NAMES).map((piece, at) => (
    // The pieces of a type never move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
