import type { LoadedText } from '../../../../../generator/model';
import { type LoadRequest, loadText } from '../../../../../generator/steps/3-read/texts/load-text';

/** The folder of the sample page, root-relative. */
export const FOLDER = 'pages/x/sample';

/** Title and description, so that a sample shows only the mistakes it is about. */
export const HEADER = '---\ntitle: Sample\ndescription: A page.\n---\n';

/** Loads `index.md` of a small page folder; names are relative to that folder. */
export async function loadSample(
  files: Record<string, string>,
  changes: Partial<LoadRequest> = {},
): Promise<LoadedText> {
  return loadText({
    sources: Object.fromEntries(
      Object.entries(files).map(([name, contents]) => [
        `${FOLDER}/${name}`,
        new TextDecoder().decode(Buffer.from(contents)),
      ]),
    ),
    text: sampleText('index.md', 'en'),
    components: ['modules/WhatsNew'],
    besideFiles: Object.keys(files)
      .filter((name) => !name.endsWith('.md'))
      .map((name) => `${FOLDER}/${name}`),
    languages: { default: 'en', all: [language('en'), language('zh')], exempt: ['/blog'] },
    repository: { url: 'https://github.com/mui/mui-x', branch: 'v7.x' },
    ...changes,
  });
}

/** Loads a text below a correct header; its first line is line 5. */
export async function loadBody(body: string, files: Record<string, string> = {}): Promise<LoadedText> {
  return loadSample({ 'index.md': HEADER + body, ...files });
}

/** A text of the sample page. */
export function sampleText(name: string, code: string): LoadRequest['text'] {
  return { pathname: '/x/sample', language: code, file: `${FOLDER}/${name}`, hash: '', besideHash: '' };
}

/** The HTML between demos and code groups, prefixes of links shown as `~`. */
export function htmlOf({ parts, slots }: LoadedText): string {
  const pieces = parts.map((part) => (part.kind === 'html' ? slots[part.html] : ''));
  return pieces.join('').replaceAll('\uE002', '~').trim();
}

/** `CODE line:column` of every problem, the file before it when it is not the text's. */
export function problemsOf({ facts }: LoadedText): string[] {
  return facts.problems.map(({ code, place }) => {
    const file = place?.file === facts.file ? '' : `${place?.file.replace(`${FOLDER}/`, '')}:`;
    return `${code} ${file}${place?.line}:${place?.column}`;
  });
}

/** What a reader sees of HTML. */
export function textOf(html: string | undefined): string {
  const text = (html ?? '').replace(/<[^>]*>/g, '');
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function language(code: string): LoadRequest['languages']['all'][number] {
  return { code, name: code, tag: code, openGraph: code };
}
