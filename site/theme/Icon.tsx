import type { GlyphName, IconName } from './icon-shapes';

interface IconProps {
  name: IconName | `glyph-${GlyphName}`;
}

/** A picture beside a word: it says nothing by itself to a screen reader. */
export function Icon({ name }: IconProps) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}
