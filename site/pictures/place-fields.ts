import { dark } from '../theme/tokens';
import { insideOf } from './inside-of';

/** The elements of a Material UI field, with its label and helper text. */
const FIELD = /<div class="MuiFormControl-root(?=[ "])([^"]*)"[^>]*>/g;

/** Content of a field besides one line of text. */
const MORE = /MuiChip-root|role="(?:listbox|radiogroup|group)"|MuiToggleButton/;

/**
 * Renders the outlined fields of a demo as elements, because native controls are not rendered. Each keeps its
 * classes, and so its size and position; other fields are unchanged.
 */
export function placeFields(html: string): string {
  let placed = '';
  let end = 0;
  for (const { 0: tag, 1: classes = '', index } of html.matchAll(FIELD)) {
    if (index < end) continue;
    const inside = insideOf(html.slice(index + tag.length));
    const field = fieldOf(inside);
    if (field === undefined) continue;
    const wide = classes.includes('MuiFormControl-fullWidth') ? ' field-wide' : '';
    placed += `${html.slice(end, index)}<div class="field${wide} MuiFormControl-root${classes}">${field}</div>`;
    end = index + tag.length + inside.length + '</div>'.length;
  }
  return placed + html.slice(end);
}

function fieldOf(inside: string): string | undefined {
  const value = MORE.test(inside) ? undefined : textIn(inside);
  if (value === undefined || !inside.includes('MuiOutlinedInput-root')) return undefined;
  const [, isShrunk, label = ''] =
    /<label[^>]* data-shrink="(true|false)"[^>]*>(.*?)<\/label>/s.exec(inside) ?? [];
  const isOnLine = isShrunk === 'true';
  const shown = value || (isOnLine || !label ? hintOf(inside) : '');
  const words = shown
    ? `<div class="field-words${value ? '' : ' field-hint'}">${shown}</div>`
    : `<div class="field-words field-hint">${textOf(label)}</div>`;
  const line = isOnLine ? `<div class="field-label">${textOf(label)}</div>` : '';
  const box = `<div class="field-box">${sideOf(inside, 'Start')}${words}${sideOf(inside, 'End')}</div>`;
  return line + box + helpOf(inside);
}

/** The value of a field: that of an input, or the text of a select. */
function textIn(inside: string): string | undefined {
  const chosen = /<div(?=[^>]* role="combobox")[^>]*>(.*?)<\/div>/s.exec(inside)?.[1];
  const lines = /<textarea(?=[^>]* class="[^"]*MuiOutlinedInput-input)[^>]*>(.*?)<\/textarea>/s.exec(
    inside,
  )?.[1];
  if (chosen !== undefined || lines !== undefined) return textOf(chosen ?? lines ?? '');
  const input = /<input(?=[^>]* class="[^"]*MuiOutlinedInput-input)[^>]*>/.exec(inside)?.[0];
  return input && (/ value="([^"]*)"/.exec(input)?.[1] ?? '');
}

function hintOf(inside: string): string {
  return / placeholder="([^"]*)"/.exec(inside)?.[1] ?? '';
}

/**
 * The content before or after the value: the last icon, because others are shown on hover, or text such as a
 * unit.
 */
function sideOf(inside: string, side: 'Start' | 'End'): string {
  const mark = new RegExp(`<div class="[^"]*(?:position${side}|${side.toLowerCase()}Adornment)[^>]*>`).exec(
    inside,
  );
  const around = mark ? insideOf(inside.slice(mark.index + mark[0].length)) : '';
  const opener =
    side === 'End' && !mark ? /<svg(?=[^>]* class="[^"]*MuiSelect-icon).*?<\/svg>/s.exec(inside)?.[0] : '';
  const icon = (opener || around).match(/<svg.*?<\/svg>/gs)?.at(-1);
  if (icon) return icon.replace(/ class="[^"]*"/, ` class="field-icon" fill="${dark['ink-soft']}"`);
  const words = textOf(around);
  return words && `<div class="field-side">${words}</div>`;
}

function helpOf(inside: string): string {
  const help = textOf(/<p[^>]*MuiFormHelperText-root[^>]*>(.*?)<\/p>/s.exec(inside)?.[1] ?? '');
  return help && `<div class="field-help">${help}</div>`;
}

/** The text of some markup, without the zero-width space that keeps an empty line high. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}
