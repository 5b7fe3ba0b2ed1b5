import { languageOf } from '../language/language-of';

const styles = { short: 'medium', long: 'long' } as const;

/** The day of a release as a language writes it, in the calendar of the world: no time zone moves it. */
export function releaseDay(date: string, userLanguage: string, length: keyof typeof styles = 'long'): string {
  return new Intl.DateTimeFormat(languageOf(userLanguage).tag, {
    dateStyle: styles[length],
    timeZone: 'UTC',
  }).format(new Date(date));
}
