/** A demo of a page: its name, where it runs, and its code as fences. */
export interface PageDemo {
  name: string;
  url: string;
  code: string;
}

/** A paragraph with a single link to an anchor of the page, followed by blocks of code, each below the name of its file. */
const DEMO = /^\[[^\]]*\]\((\S+)#([^)\s]+)\)\n\n((?:(?:`[^`\n]+`\n\n)?(`{3,}).*\n[\s\S]*?^\4$\n*)+)/gm;

/** The demos of a Markdown page, in their order. */
export function demosIn(markdown: string, url: string): PageDemo[] {
  return [...markdown.matchAll(DEMO)].flatMap(([, page, name = '', code = '']) =>
    page === url ? [{ name: decodeURIComponent(name), url: `${page}#${name}`, code: code.trim() }] : [],
  );
}
