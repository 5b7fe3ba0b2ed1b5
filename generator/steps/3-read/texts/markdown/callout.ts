import type MarkdownIt from 'markdown-it';
import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { blockText, isOutsideBlock } from './line-text';
import { containsMarker, interrupts } from './marker';
import { readLines } from './tagged-lines';

/** The kinds of callouts; the first one replaces an unknown kind. */
export const calloutKinds: readonly string[] = ['info', 'success', 'warning', 'error'];

const OPENING = /^(:{3,})([^:]*)$/;

/**
 * `:::info` … `:::`: three or more colons, closed by as many, indented by up to three spaces. Callouts
 * contain blocks, including callouts; an unclosed one extends to the next demo (RULES §10).
 */
export function callouts(md: MarkdownIt): void {
  md.block.ruler.before('table', 'callout', readCallout, interrupts);
  md.renderer.rules.callout_open = (tokens, index) => {
    const kind = calloutKinds.find((known) => known === tokens[index]?.info) ?? calloutKinds[0];
    return `<aside class="callout callout-${kind}" role="note"><span class="callout-icon"></span><div class="callout-content">\n`;
  };
  md.renderer.rules.stray_colons = () => '';
  md.renderer.rules.callout_close = () => '</div></aside>\n';
}

function readCallout(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const opening = OPENING.exec(blockText(state, start) ?? '');
  if (!opening) return false;
  if (silent) return true;
  const [, colons = '', kind = ''] = opening;
  if (kind.trim() === '') return readStrayLine(state, start);
  const { line, closed } = findEnd(state, { start, end, colons });
  const open = state.push('callout_open', 'aside', 1);
  open.map = [start, line];
  open.info = kind.trim();
  open.markup = closed ? colons : '';
  readLines(state, start + 1, line);
  state.push('callout_close', 'aside', -1);
  state.line = closed ? line + 1 : line;
  return true;
}

/** Colons that open no callout: a reported mistake that is not rendered. */
function readStrayLine(state: StateBlock, start: number): boolean {
  state.push('stray_colons', '', 0).map = [start, start + 1];
  state.line = start + 1;
  return true;
}

interface Opening {
  start: number;
  end: number;
  colons: string;
}

/** The closing line. Fences are skipped; nested openings with as many colons have their own closing lines. */
function findEnd(state: StateBlock, { start, end, colons }: Opening): { line: number; closed: boolean } {
  let depth = 1;
  let fence: string | undefined;
  let firstMarker: number | undefined;
  for (let line = start + 1; line < end; line += 1) {
    if (isOutsideBlock(state, line)) return { line: firstMarker ?? line, closed: false };
    const text = blockText(state, line) ?? '';
    fence = fenceAfter(fence, text);
    if (fence) continue;
    if (containsMarker(text)) firstMarker ??= line;
    const [, run, kind = ''] = OPENING.exec(text) ?? [];
    if (run === colons) depth += kind.trim() === '' ? -1 : 1;
    if (depth === 0) return { line, closed: true };
  }
  return { line: firstMarker ?? end, closed: false };
}

/** The fence that is open after a line, if any. */
function fenceAfter(open: string | undefined, text: string): string | undefined {
  const run = /^(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(text)?.slice(1).find(Boolean);
  if (!open) return run;
  const closes = run?.[0] === open[0] && run !== undefined && run.length >= open.length;
  return closes && text.slice(run.length).trim() === '' ? undefined : open;
}
