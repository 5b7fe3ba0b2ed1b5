import { css } from '../theme/css';
import { below } from '../theme/media';
import { galleryStyles } from './gallery/gallery-styles';
import { playgroundStyles } from './playground-styles';

/** What pages place by a component marker. */
export function pageComponentStyles(): string {
  return [
    installation,
    propsTable,
    sectionPages,
    checklist,
    comparison,
    timeline,
    galleryStyles,
    notice,
    playgroundStyles,
  ]
    .map((part) => part())
    .join('');
}

function installation(): string {
  return css`
.installation{margin-top:1.5rem}
.installation-choices{display:flex;flex-wrap:wrap;gap:14px 28px}
.choice-group{display:flex;flex-wrap:wrap;gap:4px;min-width:0;margin:0;padding:0;border:0}
.choice-group legend{padding:0;margin-bottom:6px;font-size:.8125rem;font-weight:560;color:var(--x-ink-soft)}
.choice-group label{position:relative}
.choice-group input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.choice-group span{display:block;padding:6px 12px;border:1px solid var(--x-line);border-radius:var(--x-radius-control);font-size:.8125rem;font-weight:540;color:var(--x-ink-soft)}
.choice-group input:checked+span{border-color:var(--x-accent-line);background:var(--x-accent-soft);color:var(--x-accent)}
.choice-group input:focus-visible+span{outline:2px solid var(--x-accent);outline-offset:2px}
.installation-command .code code{width:auto;min-width:0;padding-left:2ch;text-indent:-2ch;white-space:pre-wrap;overflow-wrap:anywhere}
.installation-command:not([data-manager=npm]){display:none}
[data-mui-color-scheme] .installation-command:not([data-current]){display:none}
[data-mui-color-scheme] .installation-command[data-current]{display:block}
`;
}

/** Several tables may follow each other. */
function propsTable(): string {
  return css`
.props-table{margin-top:1.5rem}
.props-table+.props-table{margin-top:2.5rem}
.props-name{font-weight:620}
.props-table .reference-facts{margin-block:.5rem 1rem}
`;
}

function sectionPages(): string {
  return css`
.section-pages{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:12px;margin-top:1.5rem}
.section-pages a{display:block;height:100%;padding:14px 16px;border:1px solid var(--x-line);border-radius:var(--x-radius);color:var(--x-ink);text-decoration:none}
.section-pages a:hover{border-color:var(--x-accent)}
.section-pages a:hover b{color:var(--x-accent)}
.section-pages b{display:block;font-weight:560;line-height:1.4}
.section-pages small{display:block;margin-top:4px;font-size:.875rem;line-height:1.5;color:var(--x-ink-soft)}
`;
}

/** Room for the boxes is there before they are, so that nothing moves. */
function checklist(): string {
  return css`
.checklist{position:sticky;z-index:1;top:var(--x-top-bar);display:flex;align-items:center;gap:16px;min-height:44px;margin-top:1.5rem;border-bottom:1px solid var(--x-line);background:var(--x-paper);font-size:.875rem}
.checklist-progress{flex:1;font-weight:560;color:var(--x-ink-soft);font-variant-numeric:tabular-nums}
.checklist-clear{padding:6px 12px;border:1px solid var(--x-line);border-radius:var(--x-radius-control);background:none;font:inherit;font-size:.8125rem;color:var(--x-ink-soft);cursor:pointer}
.checklist-clear:hover{border-color:var(--x-accent-line);color:var(--x-accent)}
[data-mui-color-scheme] .checklist~.markdown .section-heading>h3{padding-inline-start:32px}
.checklist~.markdown [id],.checklist-box{scroll-margin-top:24px}
.checklist-box{position:absolute;inset-inline-start:0;inset-block-start:1px;width:20px;height:20px;margin:0;accent-color:var(--x-accent);cursor:pointer}
.checklist-box:focus-visible{outline:2px solid var(--x-accent);outline-offset:2px}
.checklist-box:checked+h3{color:var(--x-ink-soft)}
@media print{.checklist{position:static}.checklist-clear{display:none}}
`;
}

function comparison(): string {
  return css`
.plan-comparison{overflow:visible}
.plan-comparison thead th{position:sticky;z-index:1;top:var(--x-top-bar);padding-block:12px;background:var(--x-paper)}
.plan-comparison th[scope=rowgroup]{padding-top:26px;font-size:.9375rem;color:var(--x-ink)}
.plan-comparison td a{color:var(--x-ink);text-decoration-color:var(--x-line-strong)}
.plan-comparison td a:hover{color:var(--x-accent);text-decoration-color:currentColor}
.plan-comparison tbody tr:hover td{background:var(--x-sunken)}
.plan-comparison thead .icon{font-size:14px;vertical-align:-2px}
.plan-comparison .icon-check{color:var(--x-success)}
.plan-comparison .plan-without{display:inline-block;width:8px;height:1px;vertical-align:.3em;background:var(--x-line-strong)}
${below('sm')}{.plan-comparison :is(th,td){padding-inline-end:8px;overflow-wrap:anywhere}.plan-comparison thead th{font-size:.75rem}.plan-comparison thead .icon{display:none}}
`;
}

function timeline(): string {
  return css`
.release-timeline{position:relative;margin-top:1.5rem;padding:0;list-style:none;columns:15rem 3;column-gap:28px;font-size:.9375rem}
.release-timeline li{position:relative;break-inside:avoid;padding-block:3px;padding-inline-start:20px;border-inline-start:2px solid var(--x-line)}
.release-timeline li::before{content:"";position:absolute;inset-inline-start:-5px;top:.72em;width:8px;height:8px;border-radius:50%;background:var(--x-line-strong)}
.release-timeline li[data-news]::before{background:var(--x-accent)}
.release-timeline a{color:var(--x-accent);font-weight:560}
.release-timeline time{color:var(--x-ink-faint);font-size:.8125rem}
.release-notes .release-day{margin-top:.5rem;font-size:.875rem;color:var(--x-ink-faint)}
.release-notes dl{display:grid;grid-template-columns:9.5rem minmax(0,1fr);gap:0 20px;margin-top:1rem;padding-top:.25rem;border-top:1px solid var(--x-line)}
.release-notes dt{grid-column:1;margin-top:.5rem;font-size:.9375rem}
.release-notes dd{grid-column:2;margin-top:.5rem;padding:0}
.release-notes .icon{font-size:15px;margin-inline-end:5px;vertical-align:-1px}
.release-timeline p{margin-top:2px;font-size:.875rem;color:var(--x-ink-soft)}
${below('sm')}{.release-notes dl{display:block}.release-notes dt{margin-top:1rem}}
`;
}

function notice(): string {
  return css`
.outdated-notice{max-width:46rem}
`;
}
