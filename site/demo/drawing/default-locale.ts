/** The locale of everything that names none; by default that of the process. */
let current: string | undefined;

/** What was written in it. */
const written = { dates: false, styledNumbers: false };

/** The locale of one rendering. */
export interface DefaultLocale {
  /** Whether a date was written in it. Plain numbers are written alike in the languages of the site. */
  wroteDates: () => boolean;
  /** Whether a number was written with a currency, a unit or another option, by which languages differ. */
  wroteStyledNumbers: () => boolean;
}

/**
 * Lets dates and numbers without a locale be written as by a browser of readers of a language, until the next call; without a
 * language as by the process.
 */
export function writeAsIn(language: string | undefined): DefaultLocale {
  current = language;
  written.dates = false;
  written.styledNumbers = false;
  return { wroteDates: () => written.dates, wroteStyledNumbers: () => written.styledNumbers };
}

type Method = (this: unknown, locales?: Intl.LocalesArgument, options?: object) => string;

/** Replaces the default locale of this process. Called before any package is loaded, because some keep what they find. */
export function installDefaultLocale(): void {
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    replaceMethod(Date.prototype, name, noteDate);
  replaceMethod(Number.prototype, 'toLocaleString', noteNumber);
  Intl.DateTimeFormat = withDefault(Intl.DateTimeFormat, noteDate);
  Intl.NumberFormat = withDefault(Intl.NumberFormat, noteNumber);
}

/** Notes that something is written in the default locale, with some options. */
type Note = (options: unknown) => void;

function noteDate(): void {
  written.dates = true;
}

function noteNumber(options: unknown): void {
  if (options !== undefined) written.styledNumbers = true;
}

function replaceMethod(owner: object, name: string, note: Note): void {
  const write: Method = Reflect.get(owner, name);
  const value: Method = function (locales, options) {
    if (locales === undefined) note(options);
    return write.call(this, locales ?? current, options);
  };
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

function withDefault<Format extends (...values: never[]) => unknown>(format: Format, note: Note): Format {
  const located = ([locales, ...rest]: unknown[]): unknown[] => {
    if (locales === undefined) note(rest[0]);
    return [locales ?? current, ...rest];
  };
  return new Proxy(format, {
    construct: (target, values, made) => Reflect.construct(target, located(values), made),
    apply: (target, self, values) => Reflect.apply(target, self, located(values)),
  });
}
