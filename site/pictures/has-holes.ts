import type { PictureDrawing } from '../../generator/page/picture';

/** An empty element. */
const EMPTY = /<(?:div|section)\b([^>]*)><\/(?:div|section)>/g;

/** A height of a hundred pixels or more. */
const HIGH = /(?:^|[;{"])\s*(?:min-)?height:\s*\d{3,}(?:\.\d+)?px/;

/**
 * Whether a prerendered demo reserves space for content that needs its script, such as the rows of a grid: a
 * high empty element.
 */
export function hasHoles({ html, styles }: PictureDrawing): boolean {
  return [...html.matchAll(EMPTY)].some(([, attributes = '']) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    return (
      HIGH.test(attribute('style')) ||
      attribute('class')
        .split(' ')
        .some((name) => isHigh(name, styles))
    );
  });
}

function isHigh(name: string, styles: string): boolean {
  if (name === '') return false;
  const at = styles.indexOf(`.${name}{`);
  return at >= 0 && HIGH.test(styles.slice(styles.indexOf('{', at), styles.indexOf('}', at)));
}
