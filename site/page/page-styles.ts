import { css } from '../theme/css';
import { drawIcon, otherIcon } from '../theme/icons';
import { below, from } from '../theme/media';

/** The page around its text: columns, top, title, contents, end. */
export function pageStyles(): string {
  return [columns, pageTop, header, contents, pageEnd].map((part) => part()).join('');
}

function columns(): string {
  return css`
.page{display:grid;grid-template-columns:minmax(0,1fr);align-items:start;min-width:0;padding:20px 20px 64px}
.article{min-width:0}
.article>*{min-width:0}
${from('sm')}{.page{padding:28px 32px 72px}}
${from('md')}{.page{grid-template-columns:minmax(0,50rem) var(--x-contents);justify-content:space-between;column-gap:40px}}
${from('lg')}{.page{padding-block:32px 96px;padding-inline:64px 40px;column-gap:56px}}
${from('xl')}{.page{justify-content:center;column-gap:80px}}
`;
}

function pageTop(): string {
  return css`
.page-top{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:32px;font-size:.8125rem;line-height:1.4;color:var(--x-ink-faint)}
.breadcrumb li{display:inline}
.breadcrumb li+li::before{${drawIcon('chevron')};vertical-align:-1px;margin:0 6px;font-size:12px;opacity:.6}
[dir="rtl"] .breadcrumb li+li::before{scale:-1 1}
.breadcrumb a{color:inherit;text-decoration-color:transparent}
.breadcrumb a:hover{color:var(--x-accent);text-decoration-color:currentColor}
.contents-button{display:inline-flex;flex:none;align-items:center;gap:6px;height:32px;margin-inline-start:auto;padding:0 10px;border:1px solid var(--x-line);border-radius:99px;font-weight:520;color:var(--x-ink-soft)}
.contents-button .icon{font-size:16px}
${from('md')}{button.contents-button:not(.copy-page){display:none}}
.copy-page~.contents-button{margin-inline-start:0}
.copy-page+.page-menu{margin-inline-start:-10px}
.page-menu>summary{display:inline-flex;width:32px;padding:0;justify-content:center;list-style:none;cursor:pointer}
.page-menu>summary::-webkit-details-marker{display:none}
.page-menu>summary .icon{rotate:90deg}
[dir="rtl"] .page-menu>summary .icon{rotate:-90deg}
.page-menu>summary:hover{color:var(--x-accent);border-color:var(--x-accent-line)}
.page-menu>.disclosure-panel{width:max-content;max-width:calc(100vw - 48px);list-style:none}
.page-menu .panel-item .icon{width:18px;margin-inline-start:0;text-align:center}
.copy-page:not([data-state]) :is(.when-copied,.when-failed),.copy-page[data-state=copied] :is(.when-idle,.when-failed),.copy-page[data-state=failed] :is(.when-idle,.when-copied){display:none}
.copy-page:hover{color:var(--x-accent);border-color:var(--x-accent-line)}
.copy-page[data-state=copied]{color:var(--x-success)}
.copy-page[data-state=copied] .icon::before{${otherIcon('check')}}
.copy-page[data-state=failed]{color:var(--x-error)}
${below('sm')}{.page-top{gap:6px}.breadcrumb{flex:1 1 0;min-width:0}button.contents-button{width:32px;padding:0;justify-content:center}button.contents-button span:not(.icon){position:absolute;overflow:hidden;font-size:1px;clip-path:inset(50%)}.copy-page+.page-menu{margin-inline-start:0}}
${from('md')}{.page-top:not(:has(.breadcrumb)){min-height:0}}
@supports not selector(:popover-open){button.contents-button:not(.copy-page){display:none}}
`;
}

function header(): string {
  return css`
.page-header{margin-top:14px}
.page-header+.markdown>:first-child,.page-header+ul+.markdown>:first-child{margin-top:1.75rem}
.page-header+.markdown>:first-child:has(h2),.page-header+ul+.markdown>:first-child:has(h2){margin-top:0}
h1{font-size:clamp(1.875rem,1.55rem + 1.5vw,2.5rem);font-weight:660;line-height:1.12;letter-spacing:-.028em;overflow-wrap:anywhere}
h1:lang(zh){font-size:clamp(1.75rem,1.5rem + 1.2vw,2.25rem);line-height:1.3}
.title-product{font-weight:440;color:var(--x-ink-faint)}
.description{max-width:44rem;margin-top:14px;font-size:1.125rem;line-height:1.55;color:var(--x-ink-soft);text-wrap:pretty}
.description:lang(zh){line-height:1.7}
.page-top+.callout{margin-top:16px}
.callout+.page-header{margin-top:28px}
.near-matches:not([data-found]){display:none}
.plan-fact.is-pro .icon{color:var(--x-pro)}
.plan-fact.is-premium .icon{color:var(--x-premium)}
`;
}

function contents(): string {
  return css`
.contents{font-size:.8125rem;line-height:1.45;color:inherit;background:var(--x-paper)}
.contents-title{font-weight:620;color:var(--x-ink)}
.contents ul{margin-top:10px;border-inline-start:1px solid var(--x-line)}
.contents a{display:block;margin-inline-start:-1px;padding-block:4px;padding-inline:14px 0;border-inline-start:1px solid transparent;color:var(--x-ink-faint);text-decoration:none;overflow-wrap:anywhere}
.contents .is-deep a{padding-inline-start:28px}
.contents a:hover{color:var(--x-ink)}
.contents a[aria-current]{border-color:var(--x-accent);color:var(--x-accent);font-weight:560}
${from('md')}{.contents{position:sticky;inset:calc(var(--x-top-bar) + 32px) auto auto;display:block;width:auto;height:auto;max-height:calc(100dvh - var(--x-top-bar) - 64px);margin:8px 0 0;padding-block:0;padding-inline:0 8px;border:0;overflow:auto;scrollbar-width:thin}}
${below('md')}{
.contents{inset:auto 0 0;width:auto;max-height:70dvh;margin:0;padding:20px 20px 32px;border:1px solid var(--x-line);border-bottom:0;border-radius:20px 20px 0 0;font-size:.9375rem;overflow:auto;pointer-events:auto}
.contents::backdrop{background:rgb(8 14 12/.5)}
html:has(>body>main>.contents:popover-open){pointer-events:none}
.contents a{padding-block:8px}
}
`;
}

function pageEnd(): string {
  return css`
.page-end{margin-top:72px}
.last-updated{font-size:.8125rem;color:var(--x-ink-faint)}
.edit-link{display:inline-flex;align-items:center;gap:8px;font-size:.875rem;color:var(--x-ink-soft);text-decoration-color:transparent}
.edit-link:hover{color:var(--x-accent);text-decoration-color:currentColor}
.edit-link .icon{font-size:16px}
.neighbours{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:12px;margin-top:16px}
.neighbour{position:relative;overflow-wrap:anywhere;display:block;padding:14px 18px;border:1px solid var(--x-line);border-radius:var(--x-radius);line-height:1.4;text-decoration:none;color:var(--x-ink);transition:border-color .15s}
.neighbour:hover{border-color:var(--x-accent);color:var(--x-accent)}
.neighbour small{display:block;margin-bottom:2px;font-size:.8125rem;color:var(--x-ink-faint)}
.neighbour span{font-weight:580}
.neighbour .icon{position:absolute;top:50%;margin-top:-9px;font-size:18px;color:var(--x-ink-faint)}
.neighbour.is-prev{padding-inline-start:44px}
.neighbour.is-prev .icon{inset-inline-start:15px}
[dir="ltr"] .neighbour.is-prev .icon{scale:-1 1}
.neighbour.is-next{grid-column:2;padding-inline-end:44px;text-align:end}
.neighbour.is-next .icon{inset-inline-end:15px}
${below('sm')}{.neighbours{grid-template-columns:minmax(0,1fr)}.neighbour.is-next{grid-column:1}}
`;
}
