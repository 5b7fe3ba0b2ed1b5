import type { PictureDrawing } from '../../generator/page/picture';
import { coloredIcons } from './colored-icons';
import { hasHoles } from './has-holes';
import { isKnownText } from './known-text';
import { narrowHalf } from './narrow-half';
import { placeFields } from './place-fields';

/**
 * Parts that cannot be rendered correctly: tables, native controls, external content, positioned content,
 * grids whose rows need their script, and the watermark of a missing licence.
 */
const UNDRAWN =
  /<(?:table|img|picture|video|canvas|iframe|textarea|select|progress|meter|object|text)\b| style="[^"]*(?:transform|position|inset)|MuiDataGrid-root|MuiDateRangeCalendar-root|Missing license key/;

/** Default styles of browsers. */
const BROWSER = '.demo-box button{text-align:center}';

/** A single button is not representative of a page; a field needs only its label. In letters. */
const LEAST_TEXT = 24;
const LEAST_TEXT_OF_FIELDS = 3;

/** Checkboxes are rendered beside the native control; the text of a field is native. */
const TICKED = / type="(?:checkbox|radio)"/;

/**
 * A demo of HTML that can be rendered. Undefined if it has unsupported parts, or hardly any text, because an
 * incomplete demo is worse than none.
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
  // Fade-in animations are at their end.
  const whole = html.replace(/<input[^>]*>/g, '').replace(/ style="opacity:0(?:;[^"]*)?"/g, '');
  return { html: coloredIcons({ html: whole, styles }), styles: `${BROWSER}${atRest(styles)}` };
}

/** Removes animations from rules. */
function atRest(styles: string): string {
  return styles.replace(/(?:animation|transition)(?:-[a-z]+)?:[^;}]*;?/g, '');
}
