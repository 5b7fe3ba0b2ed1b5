import { codeClasses } from '../../code-kinds/code-classes';
import { escapeHtml } from './escape-html';
import type { StyledRange } from './styled-range';

/** Code as HTML, each range in a `span`; two ranges of one class with only spaces between them share it. */
export function rangesToHtml(code: string, ranges: readonly StyledRange[]): string {
  let html = '';
  let end = 0;
  for (const { from, to, is } of joined(code, ranges)) {
    html += `${escapeHtml(code.slice(end, from))}<span class="${codeClasses[is].name}">${escapeHtml(code.slice(from, to))}</span>`;
    end = to;
  }
  return html + escapeHtml(code.slice(end));
}

function joined(code: string, ranges: readonly StyledRange[]): StyledRange[] {
  const result: StyledRange[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last?.is === range.is && /^ *$/.test(code.slice(last.to, range.from))) last.to = range.to;
    else result.push({ ...range });
  }
  return result;
}
