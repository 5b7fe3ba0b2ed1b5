import { Fragment } from 'react';

/** Line break opportunities between the names of a type. */
const BETWEEN_NAMES = /(?<=[\w$)\]}>][.<([{,|&:]|[([{<])(?=[\w$'"([{])/;

/**
 * A type, or a part of one, with line break opportunities between its names, which are not part of copied
 * text.
 */
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
