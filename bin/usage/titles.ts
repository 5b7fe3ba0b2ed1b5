/** The languages of `--title-<code>` arguments, without `zh`, whose option is always declared. */
export function titleLanguages(args: readonly string[]): string[] {
  const given = args.flatMap((arg) => /^--title-([a-z]{2}(?:-[A-Za-z]+)?)(?==|$)/.exec(arg)?.[1] ?? []);
  return [...new Set(given)].filter((code) => code !== 'zh');
}

/** Titles by language, of `zh` and other ones that were given. */
export function titlesIn(
  flags: Record<string, unknown>,
  languages: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    ['zh', ...languages].flatMap((code): [string, string][] => {
      const words = flags[flagOf(code)];
      return typeof words === 'string' ? [[code, words]] : [];
    }),
  );
}

/** As commander spells it: `--title-zh` is `titleZh`, and `--title-pt-br` and `--title-pt-BR` are `titlePtBr` and `titlePtBR`. */
function flagOf(code: string): string {
  const parts = ['title', ...code.split('-')];
  return parts.map((part, at) => (at === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1))).join('');
}
