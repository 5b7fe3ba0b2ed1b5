import type { OutputFile, Redirect } from '../../model';

/** A page that leads on at once, for hosts that do not read `_redirects`. */
export function redirectPage({ file, to }: Redirect, origin: string): OutputFile {
  const href = escapeHtml(to);
  return {
    path: file,
    contents: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Redirecting</title>',
      `<meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${escapeHtml(origin)}${href}">`,
      `<meta name="robots" content="noindex"></head><body><p><a href="${href}">${href}</a></p></body></html>\n`,
    ].join(''),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
