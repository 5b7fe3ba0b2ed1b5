import type { DemoOptions } from '../../../page/demo';
import type { CodeFiles } from './code-files';
import type { SourceFile } from './code-record';

/**
 * The collapsed source of a demo: a committed `Foo.tsx.preview`, or an excerpt of the source. A demo that
 * never shows its code collapsed has none.
 */
export async function readPreview(
  { file, parsed }: SourceFile,
  { hideToolbar, defaultCodeOpen }: DemoOptions,
  codeFiles: CodeFiles,
): Promise<string | undefined> {
  if (hideToolbar || defaultCodeOpen === false) return undefined;
  const committed = `${file}.preview`;
  if (codeFiles.exists.has(committed)) return (await codeFiles.read(committed)).code.trimEnd();
  return parsed && 'imports' in parsed ? parsed.preview : undefined;
}
