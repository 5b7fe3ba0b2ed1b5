import type Token from 'markdown-it/lib/token.mjs';
import { codeLanguages } from '../../../../markup/code/languages';
import type { Problem } from '../../../../model';
import {
  codeblockWithoutTab,
  missingCodeLanguage,
  unclosedCallout,
  unclosedCodeblock,
  unclosedFence,
  unknownCallout,
  unknownCodeLanguage,
  unreadFenceWords,
} from '../../../../problems/catalogue/blocks';
import { misplacedMarker } from '../../../../problems/catalogue/markers';
import { placeOf, type SourceLines } from '../place';
import { calloutKinds } from './callout';
import { isTab } from './codeblock';
import { fenceInfo } from './fence-info';
import { containsMarker } from './marker';

/** Checks the blocks of a text, by their kind. */
export function checkBlocks(tokens: readonly Token[], source: SourceLines): Problem[] {
  return tokens.flatMap((token) => checks[token.type]?.(token, source) ?? []);
}

const checks: Partial<Record<string, (token: Token, source: SourceLines) => Problem[]>> = {
  fence: checkFence,
  codeblock: checkCodeblock,
  callout_open: checkCallout,
  stray_colons: (token, source) => [unknownCallout('', calloutKinds, placeOf(source, lineOf(token)))],
  nearly_marker: (token, source) => [
    misplacedMarker(
      'is indented, in a list, or has a space after its braces',
      placeOf(source, lineOf(token)),
    ),
  ],
  marker: (token, source) =>
    token.level > 0 ? [misplacedMarker('is inside another block', placeOf(source, lineOf(token)))] : [],
  html_block: checkHtml,
};

function checkFence(token: Token, source: SourceLines): Problem[] {
  return [
    ...checkFenceLanguage(token, source),
    ...checkFenceWords(token, source),
    ...checkFenceEnd(token, source),
  ];
}

/** An unclosed fence extends to the end of its block. */
function checkFenceEnd(token: Token, source: SourceLines): Problem[] {
  const [start, end] = token.map ?? [0, 0];
  const last = (source.lines[end - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
  const isClosed = end - 1 > start && last.startsWith(token.markup) && /^(`+|~+)$/.test(last);
  return isClosed ? [] : [unclosedFence(placeOf(source, start))];
}

function checkFenceLanguage(token: Token, source: SourceLines): Problem[] {
  const { language } = fenceInfo(token.info);
  if (codeLanguages.includes(language)) return [];
  const place = placeOf(source, lineOf(token), language);
  return [language ? unknownCodeLanguage(language, codeLanguages, place) : missingCodeLanguage(place)];
}

/** Outside a group, words after the language have no meaning. */
function checkFenceWords(token: Token, source: SourceLines): Problem[] {
  return checkUnread(fenceInfo(token.info).tab, token, source);
}

/** The name of a tab cannot contain line highlights. */
function checkTab(token: Token, source: SourceLines): Problem[] {
  const [lines = ''] = /\{[\d\s,-]*\}/.exec(fenceInfo(token.info).tab) ?? [];
  return [
    ...checkFenceLanguage(token, source),
    ...checkUnread(lines, token, source),
    ...checkFenceEnd(token, source),
  ];
}

function checkUnread(unread: string, token: Token, source: SourceLines): Problem[] {
  if (unread === '') return [];
  const lines = token.content.replace(/\n$/, '').split('\n').length;
  return [unreadFenceWords(unread, lines, placeOf(source, lineOf(token), unread))];
}

function checkCodeblock(token: Token, source: SourceLines): Problem[] {
  const inside = token.children ?? [];
  const place = placeOf(source, lineOf(token));
  return [
    ...(token.markup === 'closed' ? [] : [unclosedCodeblock(place)]),
    ...(inside.length === 0 ? [codeblockWithoutTab(place)] : []),
    ...inside
      .filter((child) => child.map && child.level === token.level + 1 && !isTab(child))
      .map((child) => codeblockWithoutTab(placeOf(source, lineOf(child)))),
    ...inside.flatMap((child) =>
      child.type === 'fence' ? checkTab(child, source) : checkBlocks([child], source),
    ),
  ];
}

function checkCallout(token: Token, source: SourceLines): Problem[] {
  const place = placeOf(source, lineOf(token), token.info);
  return [
    ...(calloutKinds.includes(token.info) ? [] : [unknownCallout(token.info, calloutKinds, place)]),
    ...(token.markup ? [] : [unclosedCallout(place)]),
  ];
}

/** An HTML block extends to the next empty line, so a marker in it is text; in a comment that is intended. */
function checkHtml(token: Token, source: SourceLines): Problem[] {
  const html = token.content.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => comment.replace(/\S/g, '.'));
  const line = html.split('\n').findIndex(containsMarker);
  if (line < 0) return [];
  return [misplacedMarker('is inside a block of HTML', placeOf(source, lineOf(token) + line))];
}

function lineOf(token: Token): number {
  return token.map?.[0] ?? 0;
}
