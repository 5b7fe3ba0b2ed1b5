import path from 'node:path';
import ts from 'typescript';
import { isNativeFile } from './native';

/** Compiler options of a new strict project. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Skips comments of the DOM types: they need more memory than all packages and are never used. */
function withoutComments(target: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.CreateSourceFileOptions {
  const given = typeof target === 'object' ? target : { languageVersion: target };
  return { ...given, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
}

/** A file that only the compiler sees: `name` is relative to the root. */
export interface SyntheticFile {
  name: string;
  text: string;
}

/**
 * One program for all packages: shared declarations are read once, and module augmentation works across
 * packages. No code is executed.
 */
export function openProgram(root: string, files: string[], synthetic: SyntheticFile[]): ts.Program {
  const texts = new Map(synthetic.map(({ name, text }) => [path.join(root, name), text]));
  const host = ts.createCompilerHost(options);
  return ts.createProgram({
    rootNames: [...files, ...texts.keys()],
    options,
    host: {
      ...host,
      getCurrentDirectory: () => root,
      fileExists: (file) => texts.has(file) || host.fileExists(file),
      readFile: (file) => texts.get(file) ?? host.readFile(file),
      getSourceFile: (file, target, ...rest) => {
        const text = texts.get(file);
        return text === undefined
          ? host.getSourceFile(file, isNativeFile(file) ? withoutComments(target) : target, ...rest)
          : ts.createSourceFile(file, text, target);
      },
    },
  });
}
