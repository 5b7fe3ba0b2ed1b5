import type { PictureDrawing } from '../../generator/page/picture';
import { dark } from '../theme/tokens';
import { colorOf, colorRules } from './color-rules';
import { darkValues } from './dark-values';

/** Void elements. */
const VOID = /^(?:br|hr|img|input|wbr)$/;

/** Colours that are inherited. */
const INHERITED = /^(?:inherit|currentcolor)$/i;

/** An open tag: its classes, and its text colour. */
interface Open {
  classes: ReadonlySet<string>;
  color: string;
}

/**
 * Sets the colours of icons as attributes. The renderer of images treats an icon as a separate image, which
 * does not inherit colours.
 */
export function coloredIcons({ html, styles }: PictureDrawing): string {
  const rules = colorRules(styles);
  const value = darkValues(styles);
  const open: Open[] = [];
  return html.replace(/<(\/?)([a-z0-9]+)([^>]*?)(\/?)>/gi, (tag, end, name, attributes, closed) => {
    if (end) {
      open.pop();
      return tag;
    }
    const around = open.map(({ classes }) => classes);
    const classes = new Set<string>((/ class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' '));
    const path = [...around, classes];
    const inherited = open.at(-1)?.color ?? dark.ink;
    const own = colorOf(rules, path, 'color');
    const color = own && !INHERITED.test(own) ? plain(value(own)) : inherited;
    if (!closed && !VOID.test(name)) open.push({ classes, color });
    const fill = colorOf(rules, path, 'fill');
    const drawn =
      fill && !/ fill="/.test(attributes)
        ? `<${name} fill="${plain(value(fill))}"${attributes}${closed}>`
        : tag;
    return drawn.replace(/currentcolor/gi, color);
  });
}

/** Converts a colour to SVG syntax: `rgba(1 2 3 / 0.5)` with commas. */
function plain(color: string): string {
  return color.replace(/rgba?\((\d+) (\d+) (\d+) ?\/ ?([\d.]+)\)/, 'rgba($1,$2,$3,$4)');
}
