const STYLE = / style="([^"]*)"/g;

/** The first state of MUI's transitions, and what they have at their end. What stays hidden is hidden by `visibility`, too. */
const BEGINNING = /(?:^|;)\s*(?:opacity:\s*0|transform:\s*scale\([^)]*\))(?=;|$)/g;

/** What fades is invisible before its transition; what grows is without size. */
const INVISIBLE = /(?:^|;)\s*(?:opacity:\s*0|transform:\s*scale\(0\))(?=;|$)/;

/**
 * HTML of a server in which components that fade or grow into the page are there already. React writes them as they are
 * before their transition, which is invisible.
 */
export function afterTransitions(html: string): string {
  return html.replace(STYLE, (whole, style: string) => {
    if (!INVISIBLE.test(style) || style.includes('visibility:hidden')) return whole;
    const ended = style.replace(BEGINNING, '').replace(/^;/, '');
    return ended === '' ? '' : ` style="${ended}"`;
  });
}
