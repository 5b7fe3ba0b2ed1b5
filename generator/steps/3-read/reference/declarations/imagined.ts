import type ts from 'typescript';
import type { CoveredExport, ReferenceConventions } from '../../../../contract/coverage';
import { exportsOf } from './exports-of';
import type { ImaginedFile } from './open-program';

/** A file that nobody wrote: it names types that a page needs and that no package exports in this form. */
const NAME = 'xdocs-imagined.ts';

/** The name of the theme's interface in it. */
const THEME = 'ThemeNames';

/** A generic type of which a page shows several instances. */
export interface Instances {
  covered: CoveredExport;
  /** Declarations of the package that exports it. */
  entry: string;
}

/** The file for these instances and for the interface of theme names. */
export function imaginedFile(instances: Instances[], { theme }: ReferenceConventions): ImaginedFile {
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

/** The union of a page's instances; undefined when the page asks for none. */
export function instanceType(covered: CoveredExport, imagined: Imagined): ts.Type | undefined {
  return covered.instances && imagined.typeOf(instanceName(covered));
}

/** The interface whose members are the names that themes know. */
export function themeType(imagined: Imagined): ts.Type | undefined {
  return imagined.typeOf(THEME);
}

/** What the compiler made of the file. */
export interface Imagined {
  typeOf: (name: string) => ts.Type | undefined;
}

/** Opens the file in a program that was made with it. */
export function openImagined(root: string, program: ts.Program): Imagined {
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
