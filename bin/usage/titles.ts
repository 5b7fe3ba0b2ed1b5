/** Languages in which arguments give a title, but for the one that is always declared. */
export function titleLanguages(args: readonly string[]): string[] {
  const given = args.flatMap((arg) => /^--title-([a-z]{2}(?:-[A-Za-z]+)?)(?==|$)/.exec(arg)?.[1] ?? []);
  return [...new Set(given)].filter((code) => code !== 'zh');
}

/** `titleZh` → `zh`, `titlePtBR` → `pt-BR`: commander writes flags together. */
export function titlesIn(flags: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(flags).flatMap(([flag, words]): [string, string][] => {
      const [, language, region] = /^title([A-Z][a-z])([A-Z]\w*)?$/.exec(flag) ?? [];
      if (language === undefined || typeof words !== 'string') return [];
      return [[language.toLowerCase() + (region === undefined ? '' : `-${region}`), words]];
    }),
  );
}
