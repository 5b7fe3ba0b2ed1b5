import type { PictureDrawing } from '../../generator/page/picture';
import { dark } from '../theme/tokens';
import { colorOf, colorRules } from './color-rules';
import { darkValues } from './dark-values';

/** Elements that have no end. */
const VOID = /^(?:br|hr|img|input|wbr)$/;

/** The colour of what is around. */
const INHERITED = /^(?:inherit|currentcolor)$/i;

/** What a tag opens: its classes, and the colour of words in it. */
interface Open {
  classes: ReadonlySet<string>;
  color: string;
}

/**
 * A drawing whose icons have the colours that rules tell them, as attributes. What draws pictures takes an icon for a
 * picture of its own, which knows nothing of the words around it.
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

/** A colour as SVG knows it: `rgba(1 2 3 / 0.5)` with commas. */
function plain(color: string): string {
  return color.replace(/rgba?\((\d+) (\d+) (\d+) ?\/ ?([\d.]+)\)/, 'rgba($1,$2,$3,$4)');
}
