import { posix } from 'node:path';
import type { Place, Problem } from '../../../model';
import type { DemoOptions, DemoVariant } from '../../../page/demo';
import { demoNotFound, demoWithoutComponent } from '../../../problems/catalogue/demo-files';
import { uniqueProblems } from '../../../problems/unique';
import type { CodeFiles } from './code-files';
import type { SourceFile } from './code-record';
import { type CollectedFiles, collectModules } from './collect-modules';
import { type Styling, stylings } from '../../../page/styling';
import { demoNames, type FoundDemo, findDemo } from './find-demo';
import { readPreview } from './read-preview';

/** A file as a reader sees it. */
export interface ShownFile {
  name: string;
  code: string;
  /** A block of HTML. */
  html: string;
}

/** A demo with its code as text. */
export interface LoadedDemo {
  name: string;
  options: DemoOptions;
  variants: { language: DemoVariant['language']; styling: Styling; files: ShownFile[]; imports: string[] }[];
  preview?: string;
  styledPreviews: Partial<Record<Styling, string>>;
  sources: FoundDemo['sources'];
  /** How its files import what they use from packages, by name. */
  statements: Record<string, string>;
}

/** The request of a marker, in a page's folder. */
export interface DemoRequest {
  /** The file that the marker names. */
  file: string;
  options: DemoOptions;
  /** The place of the marker. */
  place: Place;
  /** The page's folder, root-relative. */
  folder: string;
}

/**
 * Loads a demo in all its stylings and both languages. Without a variant that can be shown, there are only
 * problems.
 */
export async function loadDemo(
  { file, options, place, folder }: DemoRequest,
  codeFiles: CodeFiles,
): Promise<{ demo?: LoadedDemo; problems: Problem[] }> {
  const found = findDemo(file, folder, codeFiles.exists);
  if (!found) return { problems: [demoNotFound(file, demoNames(folder, codeFiles.exists), place)] };
  const { variants, problems } = await loadVariants(found, codeFiles);
  const main = await codeFiles.read(found.sources.system);
  const { system: preview, ...styledPreviews } = await loadPreviews(found, options, codeFiles);
  return {
    demo: {
      ...found,
      options,
      variants,
      styledPreviews,
      ...(preview !== undefined && { preview }),
      statements: main.parsed && 'imports' in main.parsed ? main.parsed.statements : {},
    },
    problems: uniqueProblems([...problems, ...checkComponent(main)]),
  };
}

/** The collapsed source of each styling that has one. */
async function loadPreviews(
  { sources }: FoundDemo,
  options: DemoOptions,
  codeFiles: CodeFiles,
): Promise<Partial<Record<Styling, string>>> {
  const previews: Partial<Record<Styling, string>> = {};
  for (const styling of stylings) {
    const source = sources[styling];
    const preview = source && (await readPreview(await codeFiles.read(source), options, codeFiles));
    if (preview !== undefined) previews[styling] = preview;
  }
  return previews;
}

/** System first, TypeScript before JavaScript. */
async function loadVariants(
  { name, sources }: FoundDemo,
  codeFiles: CodeFiles,
): Promise<Pick<LoadedDemo, 'variants'> & { problems: Problem[] }> {
  const problems: Problem[] = [];
  const variants: LoadedDemo['variants'] = [];
  for (const styling of stylings) {
    const source = sources[styling];
    if (!source) continue;
    for (const language of languagesOf(source)) {
      const collected = await collectModules(source, language, codeFiles);
      problems.push(
        ...collected.problems.filter((problem) => !problems.some((one) => isSameIn(one, problem))),
      );
      variants.push({
        language,
        styling,
        files: shownFiles(collected, name),
        imports: packageImports(collected),
      });
    }
  }
  return { variants, problems };
}

/** A committed twin has the same mistakes as its source: they are reported once, for the source. */
function isSameIn(source: Problem, twin: Problem): boolean {
  const [one, other] = [source, twin].map(({ code, message, place }) => {
    const stem = place?.file.replace(/\.[jt]sx?$/, '') ?? '';
    return [code, stem, message.replaceAll(place?.file ?? '', stem)].join('\n');
  });
  return one === other;
}

function languagesOf(source: string): DemoVariant['language'][] {
  return /\.tsx?$/.test(source) ? ['TS', 'JS'] : ['JS'];
}

/** The main file is named like the demo; modules are named by their path from it. */
function shownFiles({ files }: CollectedFiles, name: string): ShownFile[] {
  const folder = posix.dirname(files[0]?.file ?? '');
  return files.map(({ file, code, html }, index) => ({
    name: index === 0 ? name + posix.extname(file) : posix.relative(folder, file),
    code,
    html,
  }));
}

/** Package modules that any of the files imports, each once. */
function packageImports({ files }: CollectedFiles): string[] {
  const imports = files.flatMap(({ parsed }) => (parsed && 'packages' in parsed ? parsed.packages : []));
  return [...new Set(imports)].sort();
}

function checkComponent({ file, parsed }: SourceFile): Problem[] {
  if (!parsed || !('imports' in parsed) || parsed.hasDefaultExport) return [];
  return [demoWithoutComponent({ file, line: 1, column: 1 })];
}
