import { languageOf } from '../language/language-of';

const styles = { short: 'medium', long: 'long' } as const;

/** The date of a release in a language, in UTC, so that no time zone changes it. */
export function releaseDay(date: string, userLanguage: string, length: keyof typeof styles = 'long'): string {
  return new Intl.DateTimeFormat(languageOf(userLanguage).tag, {
    dateStyle: styles[length],
    timeZone: 'UTC',
  }).format(new Date(date));
}
