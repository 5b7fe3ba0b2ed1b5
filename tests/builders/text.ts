import type { Text, TextFacts } from '../../generator/model';

/** The text of a page in one language, where the pages folder is `pages`. */
export function text(pathname: string, language = 'en'): Text {
  const name = language === 'en' ? 'index.md' : `index.${language}.md`;
  return { pathname, language, file: `pages${pathname}/${name}`, hash: 'hash', besideHash: 'beside' };
}

/** What a loaded text tells of itself. Parts given win. */
export function facts(pathname: string, parts: Partial<TextFacts> = {}): TextFacts {
  return {
    pathname,
    language: 'en',
    file: text(pathname, parts.language).file,
    anchors: [],
    links: [],
    images: [],
    names: [],
    members: [],
    problems: [],
    words: 0,
    sections: [],
    title: '',
    description: '',
    demoFiles: [],
    demoImports: {},
    fences: [],
    statements: {},
    imports: [],
    placed: [],
    components: [],
    ...parts,
  };
}

/** A text of `/start` with links to the given targets, each on a line of its own. */
export function linking(...targets: string[]): TextFacts {
  const file = text('/start').file;
  const links = targets.map((target, index) => ({ target, place: { file, line: index + 1, column: 1 } }));
  return facts('/start', { links });
}

/** A text of `/start` with the given images. */
export function showing(...targets: string[]): TextFacts {
  return facts('/start', { images: linking(...targets).links });
}
