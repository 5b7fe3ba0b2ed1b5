import path from 'node:path';
import ts from 'typescript';
import { sandboxCompilerOptions } from '../../../../site/demo/sandbox/project-files';
import type { Sandbox } from '../../../../site/demo/sandbox/sandbox';

/** Nothing is written there: packages are found from below the project's own. */
const PLACE = path.resolve('node_modules/.cache/sandboxes');

/** Compiles sandboxes with the options they bring along, and returns what the compiler finds wrong. */
export function compileSandboxes(sandboxes: Sandbox[]): string[] {
  const files = new Map(
    sandboxes.flatMap((sandbox, index) =>
      Object.entries(sandbox.files).map(
        ([file, code]) => [path.join(PLACE, String(index), file), code] as const,
      ),
    ),
  );
  const { options } = ts.convertCompilerOptionsFromJson({ ...sandboxCompilerOptions, types: [] }, PLACE);
  const rootNames = [...files.keys()].filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(rootNames, options, virtualHost(options, files));
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const index = Number(/sandboxes.(\d+)/.exec(file?.fileName ?? '')?.[1]);
    return `${sandboxes[index]?.title}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function virtualHost(options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  return {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    directoryExists: (folder) => folders.has(folder) || (host.directoryExists?.(folder) ?? true),
    getSourceFile: (file, target, ...rest) => {
      const code = files.get(file);
      return code === undefined
        ? host.getSourceFile(file, target, ...rest)
        : ts.createSourceFile(file, code, target);
    },
  };
}
