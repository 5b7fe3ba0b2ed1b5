import type Token from 'markdown-it/lib/token.mjs';
import { codeHtml } from '../../../../markup/code/code-html';
import type { CodeTab, Part } from '../../../../page/content';
import { isTab } from '../markdown/codeblock';
import { markdown } from '../markdown/create-markdown';
import { fenceInfo } from '../markdown/fence-info';
import { isMarker } from '../markdown/marker';
import { outdatedAnchor } from '../sections/mark-outdated';
import type { Slots } from './slots';

/** Renders the content of a marker; undefined when it cannot be shown. */
export type ShowMarker = (token: Token) => Part | undefined;

/** Cuts a page at its markers and code groups; the parts between them are rendered as HTML. */
export function cutParts(tokens: readonly Token[], show: ShowMarker, slots: Slots): Part[] {
  const parts: Part[] = [];
  let between: Token[] = [];
  const endText = (): void => {
    const html = markdown.renderer.render(between, markdown.options, {});
    if (html.trim()) parts.push({ kind: 'html', html: slots.add(html) });
    between = [];
  };
  for (const token of tokens) {
    const part = isMarker(token) ? show(token) : (codeGroup(token, slots) ?? outdatedPart(token));
    if (!part && !isMarker(token)) between.push(token);
    if (!part) continue;
    endText();
    parts.push(part);
  }
  endText();
  return parts;
}

function outdatedPart(token: Token): Part | undefined {
  const anchor = outdatedAnchor(token);
  return anchor === undefined ? undefined : { kind: 'outdated', anchor };
}

/** A top-level group becomes tabs. */
function codeGroup(token: Token, slots: Slots): Part | undefined {
  if (token.type !== 'codeblock' || token.level > 0) return undefined;
  const tabs = (token.children ?? []).filter(isTab).map((fence): CodeTab => {
    const { tab, language } = fenceInfo(fence.info);
    return { tab, language, html: slots.add(codeHtml(fence.content, language)) };
  });
  return { kind: 'codeblock', tabs, ...(token.info && { storageKey: token.info }) };
}
