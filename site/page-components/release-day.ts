const styles = { short: 'medium', long: 'long' } as const;

/** The day of a release as a language writes it, in the calendar of the world: no time zone moves it. */
export function releaseDay(date: string, userLanguage: string, length: keyof typeof styles = 'long'): string {
  const locale = userLanguage === 'zh' ? 'zh-CN' : 'en-US';
  return new Intl.DateTimeFormat(locale, { dateStyle: styles[length], timeZone: 'UTC' }).format(
    new Date(date),
  );
}
