import { css } from '../theme/css';
import { drawIcon, otherIcon } from '../theme/icons';
import { below } from '../theme/media';

const kinds = ['props', 'slots', 'classes'] as const;

/** The tables of one view, chosen before first paint (preferences/before-paint.ts). */
function inView(view: 'expanded' | 'collapsed'): string {
  return `:is(${kinds.map((kind) => `[data-view-${kind}=${view}] .members-${kind}`).join(',')})`;
}

const EXPANDED = inView('expanded');
const COLLAPSED = inView('collapsed');

/** Pages of the API reference: one table of rows that three views and narrow screens show in other ways. */
export function referenceStyles(): string {
  return [sections, table, cells, words, list, collapsed, tools, lists, onPaper]
    .map((part) => part())
    .join('');
}

function sections(): string {
  return css`
.reference-section{margin-top:3rem}
.reference-section h2{font-size:1.5625rem;letter-spacing:-.02em;line-height:1.25}
.reference-section h2:lang(zh){letter-spacing:0;line-height:1.4}
.reference-note{max-width:46rem;margin-top:.75rem}
.imports{margin-top:1rem;border:1px solid var(--x-line);border-radius:var(--x-radius);background:var(--x-sunken)}
.imports li{position:relative}
.imports li+li{border-top:1px solid var(--x-line)}
.imports .code-block{margin:0;background:none;box-shadow:none}
.imports .code{padding-block:11px;padding-inline-end:64px}
.imports li>.icon{position:absolute;top:14px;right:14px;font-size:16px}
.imports li:hover>.icon{visibility:hidden}
.icon-pro{color:var(--x-pro)}
.icon-premium{color:var(--x-premium)}
.chip-deprecated{color:var(--x-warning);background:var(--x-warning-soft)}
`;
}

function table(): string {
  return css`
.members table{width:100%;margin-top:12px;border-collapse:collapse;font-size:.875rem;line-height:1.55}
.members thead th{padding-block:8px;padding-inline:0 16px;border-bottom:1px solid var(--x-line-strong);font-size:.8125rem;font-weight:620;text-align:start;vertical-align:bottom;color:var(--x-ink-soft)}
.members thead th:first-child{width:24%}
.members thead th:nth-child(2){width:24%}
.has-defaults thead th:nth-child(3){width:13%}
.members-slots .has-defaults thead th:first-child{width:21%}
.members-slots .has-defaults thead th:nth-child(3){width:22%}
.is-classes thead th:first-child{width:36%}
.is-classes thead th:nth-child(2){width:22%}
.member>*{padding-block:11px;padding-inline:0 16px;border-bottom:1px solid var(--x-line);vertical-align:top;text-align:start;font-weight:inherit;overflow-wrap:anywhere}
.member>:last-child{padding-inline-end:0}
.member[hidden]{display:none}
.member:target>*,.member.is-marked>*{background:var(--x-accent-soft)}
.member:target>:first-child,.member.is-marked>:first-child{box-shadow:inset 3px 0 var(--x-accent)}
.member:target>th,.member.is-marked>th{padding-inline-start:12px}
`;
}

function cells(): string {
  return css`
.member-name{color:var(--x-ink);text-decoration:none}
.member-name:hover{color:var(--x-accent);text-decoration:underline}
.member-name code{font-size:.8125rem;font-weight:600}
.member .icon{font-size:14px;margin-inline-start:6px;vertical-align:-2px}
.member .chip{margin-inline-start:6px}
.required-mark{margin-inline-start:2px;color:var(--x-error);font-weight:640;text-decoration:none}
.type{font-size:.8125rem;line-height:1.6;color:var(--x-code-type);overflow-wrap:break-word}
.type-line{display:block}
.type a{color:inherit}
.long-type summary{display:inline;cursor:pointer}
.long-type summary::after{${drawIcon('chevron')};margin-inline-start:4px;vertical-align:-1px;font-size:12px;rotate:90deg}
.long-type[open] summary::after{rotate:270deg}
.long-type[open]>.type{display:block;margin-top:6px;padding:8px 10px;border-radius:var(--x-radius-small);background:var(--x-sunken)}
.member-default{color:var(--x-ink-soft)}
.member-default code{font-size:.8125rem}
`;
}

function words(): string {
  return css`
.words p+p,.words p+ul,.words ul+p,.words p+ol{margin-top:.5em}
.words :is(ul,ol){padding-inline-start:1.25em}
.words ul{list-style:disc}
.words ol{list-style:decimal}
.words code,.signature dt>code:first-child,.member-only code,.reference-note code,.reference-facts code,.member-default code,.members td>code:not(.type){padding:.1em .3em;border-radius:var(--x-radius-small);background:var(--x-code-ground);font-size:.8125rem}
.reference-section+.words,.page-header+.words,ul+.words{margin-top:1.5rem;max-width:46rem}
.member-only{margin-top:.5em;color:var(--x-ink-soft)}
.member-text>*+*{margin-top:.6em}
.member-text .callout{margin-top:.6em;padding:8px 12px;font-size:.8125rem}
.signature{padding-inline-start:12px;border-inline-start:2px solid var(--x-line)}
.signature>div+div{margin-top:6px}
.signature dt{display:block;line-height:1.5}
.signature dt .type{color:var(--x-ink-soft)}
.signature .type-line,.signature .long-type{display:inline}
.signature .is-returned{color:var(--x-ink-soft)}
.signature dd{color:var(--x-ink-soft)}
`;
}

/** Rows as blocks below one another: the expanded and collapsed views, and every view on a narrow screen. */
function rowsAsBlocks(scope: string): string {
  return css`
${scope} :is(table,tbody,tr,th,td){display:block;width:auto}
${scope} thead{display:none}
${scope} .member{padding-block:14px;border-bottom:1px solid var(--x-line)}
${scope} .member[hidden]{display:none}
${scope} .member>*{padding:0;border:0}
${scope} .member>td{margin-top:6px}
${scope} .member>td:empty{display:none}
${scope} [data-label]::before{content:attr(data-label);display:inline-block;min-width:4.5em;margin-inline-end:8px;font-size:.75rem;color:var(--x-ink-faint)}
${scope} .type-line{display:inline}
${scope} .member:target,${scope} .member.is-marked{margin-inline:-12px;padding-inline:12px;background:var(--x-accent-soft);box-shadow:inset 3px 0 var(--x-accent)}
${scope} .no-default{display:none}
${scope} .member:target>*,${scope} .member.is-marked>*{background:none;box-shadow:none}
`;
}

function list(): string {
  return css`
${rowsAsBlocks(`:is(${EXPANDED},${COLLAPSED})`)}
${below('sm')}{${rowsAsBlocks('.members')}}
`;
}

function collapsed(): string {
  return css`
.member-toggle{display:none}
${COLLAPSED} .member>th{position:relative;padding-inline-end:40px}
${COLLAPSED} .member-toggle{position:absolute;inset:-8px 0 auto auto;display:grid;place-items:center;width:36px;height:36px;border-radius:var(--x-radius-control);color:var(--x-ink-faint)}
[dir=rtl] ${COLLAPSED} .member-toggle{inset:-8px auto auto 0}
${COLLAPSED} .member-toggle .icon{margin:0;rotate:90deg}
${COLLAPSED} [aria-expanded=true] .icon{rotate:270deg}
${COLLAPSED} .member:not([data-open])>td{display:var(--linked-row)}
.member{--linked-row:none}
`;
}

function tools(): string {
  return css`
.member-tools{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;margin-top:14px}
.member-filter{flex:1 1 12rem;min-width:0;max-width:20rem;height:36px;padding:0 12px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);background:var(--x-paper);font-size:.875rem}
.member-count{font-size:.8125rem;color:var(--x-ink-faint);font-variant-numeric:tabular-nums}
.member-views{display:inline-flex;margin-block:0;border:0;margin-inline-start:auto;padding:2px;border-radius:var(--x-radius-control);background:var(--x-sunken);box-shadow:inset 0 0 0 1px var(--x-line)}
.member-views button{height:32px;padding:0 12px;border-radius:6px;font-size:.8125rem;color:var(--x-ink-soft)}
.member-views button[aria-pressed=true]{background:var(--x-raised);box-shadow:0 0 0 1px var(--x-line);color:var(--x-ink);font-weight:560}
.members .nothing-found{margin-top:16px;color:var(--x-ink-faint)}
.copy-link{display:inline-grid;place-items:center;width:24px;height:24px;margin-inline-start:2px;vertical-align:-5px;border-radius:var(--x-radius-small);color:var(--x-ink-faint)}
.member .copy-link .icon{margin:0}
.copy-link:hover{color:var(--x-accent)}
.copy-link[data-state=copied]{color:var(--x-success)}
.copy-link[data-state=failed]{color:var(--x-error)}
.copy-link[data-state=copied] .icon::before{${otherIcon('check')}}
@media (hover:hover){.copy-link:not(:focus-visible,[data-state]){opacity:0}.member:hover .copy-link{opacity:1}}
`;
}

function lists(): string {
  return css`
.reference-links{display:flex;flex-wrap:wrap;gap:6px 18px;margin-top:.75rem}
.more-links{margin-top:.75rem}
.more-links summary{cursor:pointer;color:var(--x-accent)}
.reference-facts{max-width:46rem;margin-top:1.25rem;padding-inline-start:1.25em;list-style:disc;font-size:.9375rem}
.reference-index{columns:16rem;column-gap:24px;margin-top:1rem}
.reference-index li{break-inside:avoid;padding-block:4px}
.reference-index .icon{font-size:14px;margin-inline-start:6px;vertical-align:-2px}
.reference-index .chip{margin-inline-start:6px}
.reference-index small{margin-inline-start:8px;font-size:.75rem;color:var(--x-ink-faint)}
.catalogue{margin-top:1.5rem}
.catalogue-category{margin-top:1.75rem;font-size:1.0625rem}
`;
}

/** On paper nothing can be pressed, so everything is open and no tool is drawn. */
function onPaper(): string {
  return css`
@media print{
.member-tools,.copy-link,${COLLAPSED} .member-toggle{display:none}
${COLLAPSED} .member:not([data-open])>td:not(:empty,.no-default){display:block}
@supports selector(::details-content){.long-type>summary{display:none}.long-type::details-content{content-visibility:visible}}
}
`;
}
