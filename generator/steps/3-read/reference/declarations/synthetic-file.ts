import type ts from 'typescript';
import type { CoveredExport, ReferenceConventions } from '../../../../contract/coverage';
import { exportsOf } from './exports-of';
import type { SyntheticFile } from './open-program';

/**
 * A file that exists only in the compiler: it names types that a page needs and no package exports in this
 * form.
 */
const NAME = 'xdocs-synthetic-file.ts';

/** The name of the theme's interface in it. */
const THEME = 'ThemeNames';

/** A generic type of which a page shows several instances. */
export interface Instances {
  covered: CoveredExport;
  /** Declarations of the package that exports it. */
  entry: string;
}

/** The file for these instances and for the interface of theme names. */
export function syntheticFile(instances: Instances[], { theme }: ReferenceConventions): SyntheticFile {
  const lines = instances.map(({ covered, entry }, at) => {
    const members = (covered.instances ?? []).map((list) => `Type${at}${list}`).join(' | ');
    const from = JSON.stringify(entry.replace(/(\.d)?\.ts$/, ''));
    return `import type { ${covered.export} as Type${at} } from ${from};\nexport type ${instanceName(covered)} = ${members};`;
  });
  const themes = theme
    ? `import type { ${theme.interface} } from ${JSON.stringify(theme.module)};\nexport type ${THEME} = ${theme.interface};`
    : 'export {};';
  return { name: NAME, text: [...lines, themes, ''].join('\n') };
}

/** The union of a page's instances; undefined when the page has none. */
export function instanceType(covered: CoveredExport, synthetic: SyntheticTypes): ts.Type | undefined {
  return covered.instances && synthetic.typeOf(instanceName(covered));
}

/** The interface whose members are the component names that themes support. */
export function themeType(synthetic: SyntheticTypes): ts.Type | undefined {
  return synthetic.typeOf(THEME);
}

/** The types of the file. */
export interface SyntheticTypes {
  typeOf: (name: string) => ts.Type | undefined;
}

/** Opens the file in a program that contains it. */
export function openSyntheticFile(root: string, program: ts.Program): SyntheticTypes {
  const symbols = exportsOf(`${root}/${NAME}`, program);
  return {
    typeOf: (name) => {
      const symbol = symbols.get(name);
      return symbol && program.getTypeChecker().getDeclaredTypeOfSymbol(symbol);
    },
  };
}

function instanceName({ export: name }: CoveredExport): string {
  return `Instances_${name}`;
}
