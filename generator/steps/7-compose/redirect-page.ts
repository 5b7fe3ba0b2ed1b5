import type { OutputFile, Redirect } from '../../model';
import { escapeAttribute } from '../../markup/code/escape-html';

/** The target of a redirect: the title of the page, and the BCP 47 tag of its language. */
interface Target {
  title: string;
  tag: string;
}

/**
 * A page that redirects at once, for hosts that do not read `_redirects`. Its title is that of the target.
 */
export function redirectPage(
  { file, to }: Redirect,
  { origin, target }: { origin: string; target: Target },
): OutputFile {
  const href = escapeAttribute(to);
  const title = escapeAttribute(target.title);
  return {
    path: file,
    contents: [
      `<!doctype html><html lang="${target.tag}"><head><meta charset="utf-8"><title>${title}</title>`,
      `<meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${escapeAttribute(origin)}${href}">`,
      `<meta name="robots" content="noindex"></head><body><p><a href="${href}">${title}</a></p></body></html>\n`,
    ].join(''),
  };
}
