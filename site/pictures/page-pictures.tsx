import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../data/site';
import type {
  Picture,
  PictureDrawing,
  PictureEntry,
  PictureFace,
  PictureProps,
} from '../../generator/page/picture';
import { headline } from '../page/headline';
import { chartDrawing } from './chart-drawing';
import { DEMO_ROOM, placeDemo } from './DemoBox';
import { gridDrawing } from './grid-drawing';
import { htmlDrawing } from './html-drawing';
import { PagePicture, type ShownDrawing } from './PagePicture';
import { pictureRules } from './picture-rules';
import { sectionOf } from './section-of';
import { tableDrawing } from './table-drawing';

const FOLDER = 'site/pictures/faces';

const GEIST = 'data/public/assets/fonts/geist-5.3.0.woff2';

/** In Chinese, quotation marks, dashes and the ellipsis come from the Chinese font, as on the pages. */
const faces: PictureFace[] = [
  { name: 'Geist', file: GEIST },
  {
    name: 'Geist Hans',
    file: GEIST,
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0x17f],
    ],
  },
  { name: 'Noto Sans SC', file: `${FOLDER}/noto-sans-sc-400.woff2`, weight: 400 },
  { name: 'Noto Sans SC', file: `${FOLDER}/noto-sans-sc-600.woff2`, weight: 600 },
];

const styles = pictureRules();

/**
 * The social image of a page: text, and the first demo that can be shown, or the glyph of its section. The
 * size of a demo of HTML is unknown before its layout, so the glyph is the alternative.
 */
function draw(page: PictureProps): Picture {
  const { product, name } = headline(page);
  const section = sectionOf(page, product === site.name ? undefined : product);
  const alt = [site.name, section, name].filter(Boolean).join(' – ');
  const show = (shown: ShownDrawing) =>
    renderToStaticMarkup(<PagePicture page={page} section={section} name={name} shown={shown} />);
  const cells = { html: show('cells'), styles };
  const [first] = page.drawings;
  const grid = first && (gridDrawing(first) ?? tableDrawing(first));
  const chart = first && grid === undefined ? chartDrawing(first) : undefined;
  if (chart) return { html: show(chart), styles, alt };
  const demo = grid === undefined ? firstOfHtml(page.drawings) : { html: grid, styles: '' };
  if (!demo) return { ...cells, alt };
  const html = placeDemo(show('demo'), demo.html);
  return { html, styles: styles + demo.styles, alt, spare: { ...cells, room: DEMO_ROOM } };
}

/** A grid or a chart further down often belongs to a related topic and not to that of the page. */
function firstOfHtml(drawings: readonly PictureDrawing[]): PictureDrawing | undefined {
  for (const drawing of drawings) {
    const demo = chartDrawing(drawing) ? undefined : htmlDrawing(drawing);
    if (demo) return demo;
  }
  return undefined;
}

/** Renders the social images of this site (page/picture.ts). */
export const pagePictures: PictureEntry = { faces, draw };
