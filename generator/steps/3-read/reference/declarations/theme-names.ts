import type ts from 'typescript';

/** What a theme supports for each component name. */
export type ThemeNames = Map<string, { defaultProps: boolean; styleOverrides: boolean }>;

/** The members of the interface that packages augment with their names. */
export function themeNames(type: ts.Type | undefined, checker: ts.TypeChecker): ThemeNames {
  return new Map(
    (type?.getProperties() ?? []).map((member) => {
      const said = checker.getNonNullableType(checker.getTypeOfSymbol(member)).getProperties();
      const names = said.map(({ name }) => name);
      return [
        member.name,
        { defaultProps: names.includes('defaultProps'), styleOverrides: names.includes('styleOverrides') },
      ];
    }),
  );
}
