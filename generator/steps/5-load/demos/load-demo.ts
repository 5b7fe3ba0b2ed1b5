import { posix } from 'node:path';
import type { DemoOptions, DemoVariant } from '../../../contract/page';
import type { Place, Problem } from '../../../model';
import { uniqueProblems } from '../../../problems/unique';
import { demoNotFound, demoWithoutComponent } from '../problems';
import type { CodeFile, CodeFiles } from './code-files';
import { type CollectedFiles, collectModules } from './collect-modules';
import { cutPreview } from './cut-preview';
import { demoFiles, type FoundDemo, findDemo, type Styling, stylings } from './find-demo';
import { hasDefaultExport } from './has-default-export';

/** A file as a reader sees it. */
export interface ShownFile {
  name: string;
  code: string;
}

/** A demo with its code as text. */
export interface LoadedDemo {
  name: string;
  options: DemoOptions;
  variants: { language: DemoVariant['language']; styling: Styling; files: ShownFile[] }[];
  preview?: string;
  sources: FoundDemo['sources'];
}

/** What a marker asks for, in a page's folder. */
export interface DemoRequest {
  /** The marker's file. */
  file: string;
  options: DemoOptions;
  /** Of the marker. */
  place: Place;
  /** The page's folder, root-relative. */
  folder: string;
}

/** Loads a demo in all its stylings and both languages; without one that can be shown only problems come back. */
export async function loadDemo(
  request: DemoRequest,
  codeFiles: CodeFiles,
): Promise<{ demo?: LoadedDemo; problems: Problem[] }> {
  const found = findDemo(request.file, request.folder, codeFiles.exists);
  if (!found) {
    const known = demoFiles(request.folder, codeFiles.exists);
    return { problems: [demoNotFound(request.file, known, request.place)] };
  }
  const { name, sources } = found;
  const problems: Problem[] = [];
  const variants: LoadedDemo['variants'] = [];
  for (const styling of stylings) {
    const source = sources[styling];
    for (const language of source ? languagesOf(source) : []) {
      const collected = await collectModules(source ?? '', language, codeFiles);
      problems.push(...collected.problems);
      variants.push({ language, styling, files: shownFiles(collected, name) });
    }
  }
  const main = await codeFiles.read(sources.system);
  problems.push(...checkComponent(main));
  const preview = await readPreview(main, request.options, codeFiles);
  return { demo: { name, options: request.options, variants, sources, ...preview }, problems: uniqueProblems(problems) };
}

function languagesOf(source: string): DemoVariant['language'][] {
  return /\.tsx?$/.test(source) ? ['TS', 'JS'] : ['JS'];
}

/** The main file is called like the demo, wherever it stands; modules by their path from it. */
function shownFiles({ files }: CollectedFiles, name: string): ShownFile[] {
  const folder = posix.dirname(files[0]?.file ?? '');
  return files.map(({ file, code }, index) => ({
    name: index === 0 ? name + posix.extname(file) : posix.relative(folder, file),
    code,
  }));
}

function checkComponent({ file, parsed }: CodeFile): Problem[] {
  if (!parsed || !('ast' in parsed) || hasDefaultExport(parsed.ast)) return [];
  return [demoWithoutComponent({ file, line: 1, column: 1 })];
}

/** A committed `Foo.tsx.preview` wins; a demo that never shows its code collapsed needs none. */
async function readPreview(
  { file, code, parsed }: CodeFile,
  { hideToolbar, defaultCodeOpen }: DemoOptions,
  codeFiles: CodeFiles,
): Promise<{ preview?: string }> {
  if (hideToolbar || defaultCodeOpen === false) return {};
  const committed = `${file}.preview`;
  if (codeFiles.exists.has(committed)) return { preview: (await codeFiles.read(committed)).code.trimEnd() };
  const preview = parsed && 'ast' in parsed ? cutPreview(parsed.ast, code) : undefined;
  return preview === undefined ? {} : { preview };
}
