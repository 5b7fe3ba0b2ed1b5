/** The locale of everything that names none; by default that of the process. */
let current: string | undefined;

let datesWritten = false;

/** The locale of one rendering. */
export interface DefaultLocale {
  /** Whether a date was written in it. Numbers are written alike in the languages of the site. */
  wroteDates: () => boolean;
}

/**
 * Lets dates and numbers without a locale be written as by a browser of readers of a language, until the next call; without a
 * language as by the process.
 */
export function writeAsIn(language: string | undefined): DefaultLocale {
  current = language;
  datesWritten = false;
  return { wroteDates: () => datesWritten };
}

type Method = (this: unknown, locales?: Intl.LocalesArgument, options?: object) => string;

/** Replaces the default locale of this process. Called before any package is loaded, because some keep what they find. */
export function installDefaultLocale(): void {
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    replaceMethod(Date.prototype, name, noteDate);
  replaceMethod(Number.prototype, 'toLocaleString', () => undefined);
  Intl.DateTimeFormat = withDefault(Intl.DateTimeFormat, noteDate);
  Intl.NumberFormat = withDefault(Intl.NumberFormat, () => undefined);
}

function noteDate(): void {
  datesWritten = true;
}

function replaceMethod(owner: object, name: string, note: () => void): void {
  const write: Method = Reflect.get(owner, name);
  const value: Method = function (locales, options) {
    if (locales === undefined) note();
    return write.call(this, locales ?? current, options);
  };
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

function withDefault<Format extends (...values: never[]) => unknown>(
  format: Format,
  note: () => void,
): Format {
  const located = ([locales, ...rest]: unknown[]): unknown[] => {
    if (locales === undefined) note();
    return [locales ?? current, ...rest];
  };
  return new Proxy(format, {
    construct: (target, values, made) => Reflect.construct(target, located(values), made),
    apply: (target, self, values) => Reflect.apply(target, self, located(values)),
  });
}
