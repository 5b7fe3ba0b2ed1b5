import type { PictureDrawing } from '../../generator/page/picture';
import { dark } from '../theme/tokens';
import { darkValues } from './dark-values';
import { isKnownText } from './known-text';
import { narrowHalf } from './narrow-half';

/** A chart as a standalone SVG, in the dark colours of the site. */
export interface ChartDrawing {
  svg: string;
  /** The rendered size, in px. */
  width: number;
  height: number;
}

/** Smaller SVGs are icons. In px. */
const LEAST_WIDTH = 120;

/**
 * The first chart of a prerendered demo. Undefined if it has none, or one that cannot be converted. The
 * renderer of images supports SVG with style rules, but no variables, and no sizes and positions in CSS: they
 * are converted to values and attributes.
 */
export function chartDrawing({ html, styles }: PictureDrawing): ChartDrawing | undefined {
  const svg = chartIn(html);
  const width = sizeIn(svg, 'width');
  const height = sizeIn(svg, 'height');
  if (width < LEAST_WIDTH || height === 0 || !isPlain(svg)) return undefined;
  const darkValue = darkValues(styles);
  const value = (text: string) => darkValue(text).replaceAll('currentColor', dark.ink);
  const rules = `text{fill:${dark.ink};font-family:Geist;font-size:16px}${value(rulesFor(svg, styles))}`;
  const drawn = value(withAttributes(svg))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `><style>${rules}</style>`);
  return { svg: drawn, width, height };
}

function chartIn(html: string): string {
  for (const [svg] of narrowHalf(html).matchAll(/<svg .*?<\/svg>/gs))
    if (sizeIn(svg, 'width') >= LEAST_WIDTH) return svg;
  return '';
}

function sizeIn(svg: string, name: 'width' | 'height'): number {
  const [head] = svg.split('>', 1);
  return Number(new RegExp(` ${name}="(\\d+(?:\\.\\d+)?)"`).exec(head ?? '')?.[1] ?? 0);
}

/** Whether a chart has no nested SVG, no HTML, no CSS rotation, and no unsupported characters. */
function isPlain(svg: string): boolean {
  return (
    svg.lastIndexOf('<svg') === 0 && !svg.includes('<foreignObject') && !TURNED.test(svg) && isKnownText(svg)
  );
}

/** A style that can be converted to a position: it only translates. */
const TURNED = / style="[^"]*transform:(?!\s*(?:none|translate(?:3d)?\([^()]*\))\s*[;"])/;

/** Rules for classes of a chart, except those for some screens only. */
function rulesFor(svg: string, styles: string): string {
  const classes = [...svg.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  // Rules of hover states are removed.
  const isUsed = (selector: string) =>
    !selector.includes(':') && classes.some((name) => name && selector.includes(`.${name}`));
  return [...styles.matchAll(/(?<=^|\}|\{)([^{}@]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => isUsed(selector))
    .map(([, selector, declarations = '']) => `${selector}{${inPixels(declarations)}}`)
    .join('');
}

/** Resolves units that depend on the root of a document. */
function inPixels(declarations: string): string {
  return declarations
    .replace(/font-family:inherit/g, 'font-family:Geist')
    .replace(/([\d.]+)rem/g, (_, size: string) => `${Number(size) * 16}px`);
}

/** Converts styles for size and position to attributes. */
function withAttributes(svg: string): string {
  return svg.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const size = [...style.matchAll(/(?:^|;)\s*(width|height):\s*([\d.]+)px/g)].map(
      ([, name, value]) => ` ${name}="${value}"`,
    );
    const [, x, y] = /translate(?:3d)?\(\s*(-?[\d.]+)px,\s*(-?[\d.]+)px/.exec(style) ?? [];
    const place = x === undefined ? '' : ` transform="translate(${x} ${y})"`;
    const rest = style.replace(/(?:^|;)\s*(?:width|height|transform):[^;]*/g, '').replace(/^;\s*/, '');
    return `${size.join('')}${place}${rest ? ` style="${rest}"` : ''}`;
  });
}
