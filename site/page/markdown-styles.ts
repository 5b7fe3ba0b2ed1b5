import { calloutStyles, calloutTones } from '../theme/callout-styles';
import { css } from '../theme/css';
import { headingStyles } from '../theme/heading-styles';
import { drawIcon } from '../theme/icons';
import { below } from '../theme/media';
import { rulesOf } from '../theme/rules-of';
import { COMING } from '../theme/shown-whole';

/**
 * HTML that comes out of Markdown, which no component draws: all of it stands below `.markdown`. Distances stand above an
 * element only, so pieces of text can be put together freely.
 */
export function markdownStyles(): string {
  return [flow, headings, inline, lists, tables, callouts, mirrored].map((part) => part()).join('');
}

function flow(): string {
  return css`
.markdown p{margin-top:1em;text-wrap:pretty}
.markdown :is(td,th,li,dd)>p:first-child{margin-top:0}
.markdown blockquote{margin-top:1.25em;padding-inline-start:1.125rem;border-inline-start:3px solid var(--x-line-strong);color:var(--x-ink-soft)}
.markdown hr{margin-top:2.5rem}
.markdown img{display:block;margin-top:1.5rem;border-radius:var(--x-radius)}
.markdown details{margin-top:1em;padding:10px 16px;border:1px solid var(--x-line);border-radius:var(--x-radius)}
.markdown summary{font-weight:560;list-style:revert}
`;
}

function headings(): string {
  return css`
.markdown h2{margin-top:3.25rem;font-size:1.5625rem;letter-spacing:-.02em;line-height:1.25}
.markdown h3{margin-top:2.25rem;font-size:1.1875rem}
.markdown h4{margin-top:1.75rem;font-size:1rem}
.markdown :is(h2,h3,h4):lang(zh){letter-spacing:0;line-height:1.4}
.markdown .former-id{position:absolute}
.markdown :where(.section-heading)+*,.markdown :is(h2,h3,h4)+*{margin-top:.75rem}
.markdown :where(.section-heading)+.section-heading h3{margin-top:1.25rem}
.markdown :is(h2,h3,h4) code{font-size:.92em;font-weight:inherit}
.markdown :is(h2,h3,h4)>a{text-decoration:none}
${rulesOf('.markdown .section-heading', headingStyles)}
:target:is(h2,h3){text-decoration:underline;text-decoration-color:var(--x-accent-line);text-decoration-thickness:2px;text-underline-offset:.25em}
`;
}

function inline(): string {
  return css`
.markdown :not(pre)>code{padding:.12em .34em;border-radius:var(--x-radius-small);background:var(--x-code-ground);font-size:.86em;overflow-wrap:anywhere;-webkit-box-decoration-break:clone;box-decoration-break:clone}
.markdown a>code{color:inherit}
.markdown .api-name{color:inherit;text-decoration-line:underline;text-decoration-style:dotted;text-decoration-thickness:1px;text-decoration-color:var(--x-ink-faint);text-underline-offset:.32em}
.markdown .api-name:hover{color:var(--x-accent);text-decoration-style:solid;text-decoration-color:currentColor}
.markdown kbd{display:inline-block;min-width:1.7em;padding:0 .45em;border:1px solid var(--x-line-strong);border-bottom-width:2px;border-radius:5px;background:var(--x-raised);font:560 .8em/1.55 var(--x-font);text-align:center;color:var(--x-ink-soft)}
.markdown mark{background:var(--x-warning-soft);color:inherit}
`;
}

function lists(): string {
  return css`
.markdown :is(ul,ol){margin-top:1em;padding-inline-start:1.5em}
.markdown ul{list-style:disc}
.markdown ol{list-style:decimal}
.markdown li{padding-inline-start:.2em}
.markdown li+li{margin-top:.4em}
.markdown li::marker{color:var(--x-ink-faint);font-variant-numeric:tabular-nums}
.markdown dt{margin-top:1em;font-weight:580}
.markdown dd{margin-top:.2em;padding-inline-start:1.5em}
.markdown .feature-list{padding:0;list-style:none}
.markdown .feature-list>li{position:relative;padding-inline-start:1.9em}
.markdown .feature-list>li::before{${drawIcon('check')};position:absolute;inset-inline-start:0;top:.28em;font-size:1.2em;color:var(--x-accent)}
`;
}

/** Columns move while rows come: a table is shown once something stands behind it, or behind the text that it ends. */
function tables(): string {
  return css`
.markdown :where(.table-wrapper){position:relative;margin-top:1.5rem;overflow-x:auto;scrollbar-width:thin;border-radius:var(--x-radius-small)}
.markdown${COMING}>.table-wrapper${COMING}{visibility:hidden}
.markdown table{width:100%;border-collapse:collapse;font-size:.9375rem;line-height:1.5;font-variant-numeric:tabular-nums}
.markdown th{padding-block:8px;padding-inline:0 18px;border-bottom:1px solid var(--x-line-strong);font-size:.8125rem;font-weight:620;text-align:start;vertical-align:bottom;color:var(--x-ink-soft);white-space:nowrap}
.markdown thead td{border-bottom-color:var(--x-line-strong)}
.markdown td{padding-block:9px;padding-inline:0 18px;border-bottom:1px solid var(--x-line);vertical-align:top}
.markdown :is(td,th):last-child{padding-inline-end:0}
.markdown td:first-child{min-width:4.5em}
.markdown td[data-text=short]{white-space:nowrap}
.markdown td[data-text=long]{min-width:10rem}
.markdown [data-text=much] td[data-text=long]{min-width:7rem}
.markdown .align-center{text-align:center!important}
.markdown .align-right{text-align:end!important}
.markdown td code{white-space:nowrap}
${below('sm')}{.markdown td code{white-space:normal;overflow-wrap:normal}}
`;
}

function callouts(): string {
  const tones = Object.entries(calloutTones);
  return css`
${rulesOf('.markdown :where(.callout)', calloutStyles.callout)}
${tones.map(([kind, tone]) => rulesOf(`.markdown :where(.callout-${kind})`, tone)).join('')}
.markdown aside [data-x=code]{margin-top:.75em}
`;
}

/**
 * Words of both languages run from left to right in a mirrored page, too: only so their full stops stand at
 * the end. They still begin at the side where the page begins.
 */
function mirrored(): string {
  return css`
[dir="rtl"] main :is(p,li,dt,dd,td,th,h1,h2,h3,h4):not(nav>ol *,[data-demo] *){unicode-bidi:plaintext;text-align:right}
[dir="rtl"] .markdown .align-right{text-align:left!important}
`;
}
