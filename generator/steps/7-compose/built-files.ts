import { FILE_MARK } from '../../model/marks';
import { escapeAttribute } from '../../markup/code/escape-html';

/** A file that a page loads, with the hash by which the browser verifies it. */
export interface CheckedFile {
  url: string;
  /** `sha256-…`. */
  integrity: string;
}

/** Files of the build that a page names. A build may rename them without any other change in the page. */
export interface BuiltFiles {
  /** The styles shared by all pages. */
  sharedStyles: CheckedFile;
  /** The browser scripts, in the order in which they run. The first one reads the attributes of the page. */
  scripts: CheckedFile[];
  /** Static imports of the scripts, which are preloaded. */
  preloads: CheckedFile[];
  /** Mounts demos; absent on pages without demos. */
  demos?: {
    /** URL of the module. */
    runtime: string;
    /** All files that it and the page's demos load (published/file-table). */
    files: string;
    /** Runs demos with edited code. */
    frame?: { page: string; editor: string; packages: CheckedFile };
  };
  /** URLs of the modules of its demos, by the number of their mark. */
  modules: string[];
  /** URL of the complete menu of the language, from which closed groups are loaded. */
  menu: string;
}

/** Marks of the files in the head. */
export const STYLES = `${FILE_MARK}styles${FILE_MARK}`;
export const SCRIPTS = `${FILE_MARK}scripts${FILE_MARK}`;

/** The mark of the module of a demo, which the site renders as the value of an attribute. */
export function moduleMark(index: number): string {
  return `${FILE_MARK}${index}${FILE_MARK}`;
}

/** A part of a finished page that names files: which ones, and where it begins and ends, in UTF-16 code units. */
export type FilePlace = readonly [name: string, start: number, end: number];

/** A finished page, and its parts that name files, in order. */
export interface NamedPage {
  html: string;
  places: FilePlace[];
}

const MARKED = new RegExp(`${FILE_MARK}([^${FILE_MARK}]*)${FILE_MARK}`, 'g');

/** Fills the marks of a page. A mark that is not of this page is removed. */
export function nameFiles(html: string, files: BuiltFiles): NamedPage {
  const marks = [...html.matchAll(MARKED)].map((mark): FilePlace => {
    return [mark[1] ?? '', mark.index, mark.index + mark[0].length];
  });
  return renameFiles({ html, places: marks }, files);
}

/** The same page with other files. */
export function renameFiles({ html, places }: NamedPage, files: BuiltFiles): NamedPage {
  const parts: string[] = [];
  const renamed: FilePlace[] = [];
  let [read, length] = [0, 0];
  for (const [name, start, end] of places) {
    const text = textAt(name, files);
    const begin = length + start - read;
    parts.push(html.slice(read, start), text);
    renamed.push([name, begin, begin + text.length]);
    [read, length] = [end, begin + text.length];
  }
  return { html: [...parts, html.slice(read)].join(''), places: renamed };
}

/** What a page has in the place of a mark. */
function textAt(name: string, files: BuiltFiles): string {
  if (name === 'styles') return styleLink(files.sharedStyles);
  if (name === 'scripts') return scriptElements(files);
  return escapeAttribute(files.modules[Number(name)] ?? '');
}

function styleLink(file: CheckedFile): string {
  return `<link rel="stylesheet" href="${file.url}"${integrity(file)}>`;
}

function scriptElements({ preloads, scripts, ...data }: BuiltFiles): string {
  const attributes = dataAttributes(data);
  return [
    ...preloads.map((file) => `<link rel="modulepreload" href="${file.url}"${integrity(file)}>`),
    ...scripts.map(
      (file, at) =>
        `<script type="module" src="${file.url}"${integrity(file)}${at === 0 ? attributes : ''}></script>`,
    ),
  ].join('');
}

/**
 * Attributes that the browser script reads: `data-menu`, and on pages with demos `data-demos` and
 * `data-files`.
 */
function dataAttributes({ menu, demos }: Pick<BuiltFiles, 'menu' | 'demos'>): string {
  const ofDemos = demos ? ` data-demos="${demos.runtime}" data-files="${demos.files}"` : '';
  return ` data-menu="${menu}"${ofDemos}${frameAttributes(demos?.frame)}`;
}

/** `data-editor`, `data-frame`, and `data-packages` with the digest after the URL. */
function frameAttributes(frame: NonNullable<BuiltFiles['demos']>['frame']): string {
  if (!frame) return '';
  const { page, editor, packages } = frame;
  return ` data-editor="${editor}" data-frame="${page}" data-packages="${packages.url} ${packages.integrity}"`;
}

function integrity(file: CheckedFile): string {
  return ` integrity="${file.integrity}"`;
}
