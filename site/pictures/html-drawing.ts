import type { PictureDrawing } from '../../generator/page/picture';
import { coloredIcons } from './colored-icons';
import { hasHoles } from './has-holes';
import { isKnownText } from './known-text';
import { narrowHalf } from './narrow-half';
import { placeFields } from './place-fields';

/**
 * What is not drawn, or drawn wrongly: tables, controls of the browser, what lies elsewhere or where a style puts it,
 * grids whose rows come with their script, and the mark of a missing key.
 */
const UNDRAWN =
  /<(?:table|img|picture|video|canvas|iframe|textarea|select|progress|meter|object|text)\b| style="[^"]*(?:transform|position|inset)|MuiDataGrid-root|MuiDateRangeCalendar-root|Missing license key/;

/** What browsers know by themselves. */
const BROWSER = '.demo-box button{text-align:center}';

/** A lone button says nothing of a page; a field needs no more than its label. In letters. */
const LEAST_TEXT = 24;
const LEAST_TEXT_OF_FIELDS = 3;

/** What a reader ticks is drawn beside the control of the browser; of a field the browser draws the words. */
const TICKED = / type="(?:checkbox|radio)"/;

/**
 * A demo of HTML as it can be drawn. Undefined where it has parts that cannot, or says next to nothing: half a demo,
 * or a wrong one, is worse than none.
 */
export function htmlDrawing({ html: drawn, styles }: PictureDrawing): PictureDrawing | undefined {
  const html = placeFields(narrowHalf(drawn));
  const words = html.replace(/<[^>]*>/g, '').trim();
  const least = html.includes('<div class="field') ? LEAST_TEXT_OF_FIELDS : LEAST_TEXT;
  if (words.length < least || UNDRAWN.test(html) || hasHoles({ html, styles }) || !isKnownText(html))
    return undefined;
  const fields = [...html.matchAll(/<input([^>]*)>/g)].filter(
    ([, attributes = '']) => !TICKED.test(attributes),
  );
  if (fields.length > 0) return undefined;
  // What fades in is there at the end.
  const whole = html.replace(/<input[^>]*>/g, '').replace(/ style="opacity:0(?:;[^"]*)?"/g, '');
  return { html: coloredIcons({ html: whole, styles }), styles: `${BROWSER}${atRest(styles)}` };
}

/** Rules without what moves. */
function atRest(styles: string): string {
  return styles.replace(/(?:animation|transition)(?:-[a-z]+)?:[^;}]*;?/g, '');
}
