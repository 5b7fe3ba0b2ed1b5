import type { BuiltPage } from './built-page';

/** The location of a site on its host. */
interface Host {
  origin: string;
  /** The prefix of every path. */
  base: string;
}

const LINE = /^- \[((?:\\.|[^\]\\])*)\]\((\S+)index\.md\)(?:: (.*))?$/;

/** The pages that an `llms.txt` lists. */
export function readList(text: string, { base }: Pick<Host, 'base'>): BuiltPage[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    section = /^## (.*)$/.exec(line)?.[1] ?? section;
    const [, title, url, description = ''] = LINE.exec(line) ?? [];
    if (title === undefined || url === undefined || !URL.canParse(url)) return [];
    const file = `${new URL(url).pathname.slice(base.length)}index.md`;
    return [{ url, file, title: title.replace(/\\(.)/g, '$1'), section, description }];
  });
}
