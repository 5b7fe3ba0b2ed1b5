import { enUS } from '@mui/x-data-grid/locales/enUS';
import { addLocale, localesOf } from '../theme/demo-locale';
import { containsOtherText } from './contains-package-text';
import { marked, replaceMarked } from './text-marks';

/**
 * The texts of grids are marked while they are drawn, so that a drawing in English can be told in other languages:
 * what a text says is replaced, however often it occurs, and what a demo says itself is left alone.
 */

/** The language whose words are English with marks. */
export const MARKED = 'marked';

/** Characters that HTML writes in another way. */
const ESCAPED = /[&<>"\u00A0]/;

/** A text of a package: `Export`, or what is written with numbers and names. */
type Text = string | ((...values: never[]) => string);

/** Components other than grids that some language translates: `MuiAutocomplete`. */
let others: string[] = [];

/** Makes `MARKED` a language of themes: texts that one of the languages translates have marks. */
export function addMarkedTexts(languages: readonly string[]): void {
  const locales: { components?: object }[] = languages.flatMap((language) => [
    ...localesOf(language).values(),
  ]);
  const components = locales.flatMap((locale) => Object.keys(locale.components ?? {}));
  others = [...new Set(components)].filter((name) => name !== 'MuiDataGrid');
  const names = new Set(languages.flatMap((language) => Object.keys(gridTexts(language))));
  const localeText = Object.fromEntries(
    Object.entries(gridTextsOf(enUS)).flatMap(([name, text]) =>
      names.has(name) && isText(text) ? [[name, markedText(name, text)]] : [],
    ),
  );
  addLocale(MARKED, 'data-grid', { components: { MuiDataGrid: { defaultProps: { localeText } } } });
}

/** The texts of grids in a language, by name. */
function gridTexts(language: string): Record<string, unknown> {
  return gridTextsOf(localesOf(language).get('data-grid') ?? {});
}

interface GridLocale {
  components?: { MuiDataGrid?: { defaultProps?: { localeText?: object } } };
}

function gridTextsOf({ components }: GridLocale): Record<string, unknown> {
  return { ...components?.MuiDataGrid?.defaultProps?.localeText };
}

function isText(text: unknown): text is Text {
  return typeof text === 'string' || typeof text === 'function';
}

function markedText(name: string, text: Text): Text {
  if (typeof text === 'string') return marked({ name, values: [] }, text);
  return (...values: never[]) => marked({ name, values }, text(...values));
}

/** Whether a demo has texts that are translated and have no marks. */
export function containsUnmarkedText(html: string): boolean {
  return containsOtherText(html) || others.some((name) => html.includes(name));
}

/** HTML with its marked texts in a language; those that it does not translate stay English. */
export function inLanguage(html: string, language: string): string | undefined {
  const texts = gridTexts(language);
  let isPlain = true;
  const told = replaceMarked(html, ({ name, values }, said) => {
    const text = texts[name];
    if (!isText(text)) return said;
    const translated = typeof text === 'string' ? text : text(...(values as never[]));
    isPlain &&= !ESCAPED.test(translated);
    return translated;
  });
  return isPlain ? told : undefined;
}
