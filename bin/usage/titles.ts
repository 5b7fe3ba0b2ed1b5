/** The languages of `--title-<code>` arguments, without `zh`, whose option is always declared. */
export function titleLanguages(args: readonly string[]): string[] {
  const given = args.flatMap((arg) => /^--title-([a-z]{2}(?:-[A-Za-z]+)?)(?==|$)/.exec(arg)?.[1] ?? []);
  return [...new Set(given)].filter((code) => code !== 'zh');
}

/** Titles by language: commander turns `--title-zh` into `titleZh` and `--title-pt-BR` into `titlePtBR`. */
export function titlesIn(flags: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(flags).flatMap(([flag, words]): [string, string][] => {
      const [, language, region] = /^title([A-Z][a-z])([A-Z]\w*)?$/.exec(flag) ?? [];
      if (language === undefined || typeof words !== 'string') return [];
      return [[language.toLowerCase() + (region === undefined ? '' : `-${region}`), words]];
    }),
  );
}
