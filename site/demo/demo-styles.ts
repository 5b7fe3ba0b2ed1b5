import { css } from '../theme/css';
import { drawIcon, otherIcon } from '../theme/icons';
import { FLUSH_STAGE } from './flush-grids';
import { below } from '../theme/media';

/** The demo box: ground, tools, preview and source. */
export function demoStyles(): string {
  return [box, toolbar, source, onPaper].map((part) => part()).join('');
}

/** As high as the reference site's framed demos are, when the author says nothing else (RULES §4.9). */
const FRAME_HEIGHT = '400px';

function box(): string {
  return css`
.demo{margin-top:1.75rem;scroll-margin-top:calc(var(--x-top-bar) + 24px)}
.markdown+.demo,.demo+.markdown>:first-child{margin-top:1.75rem}
.demo-stage{display:flex;flex-direction:column;align-items:safe center;justify-content:center;min-height:96px;padding:32px 24px;border-radius:var(--x-radius);font-size:1rem}
.demo-root{display:flex;flex-direction:column;align-items:safe center;justify-content:center;width:100%;min-width:0;isolation:isolate}
.demo-stage.is-outlined,.demo-stage.is-gradient,.demo-stage.is-playground{border:1px solid var(--x-line)}
.demo-stage.is-inline{padding-inline:0}
${FLUSH_STAGE}{padding:0;border:0}
${FLUSH_STAGE} .MuiDataGrid-root{--unstable_DataGrid-radius:var(--x-radius)}
[data-mui-color-scheme] ${FLUSH_STAGE}:has(+.demo-toolbar) .MuiDataGrid-root{border-end-start-radius:0;border-end-end-radius:0}
.demo-stage.is-gradient{background:radial-gradient(120% 140% at 50% 0,var(--x-accent-soft),transparent 70%)}
.demo-stage.is-playground{background:radial-gradient(var(--x-line) 1px,transparent 1px) 0 0/16px 16px,var(--x-sunken)}
.demo-failure{display:grid;gap:8px;justify-items:center;font-size:.875rem;color:var(--x-error)}
.demo-failure button{margin-inline-end:12px;padding:6px 12px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);color:var(--x-ink)}
.demo-root[aria-busy=true]>.demo-failure{opacity:.6}
.demo-frame{display:block;width:100%;border:0}
.demo-waiting{font-size:.875rem;text-align:center;text-wrap:balance;color:var(--x-ink-faint)}
.demo-waiting.is-over{position:absolute;inset:0;display:grid;place-content:center;padding:16px}
[data-frame]{min-height:${FRAME_HEIGHT}}
.demo-root:has(>.is-over){position:relative}
[data-drawn]{display:contents}
.demo:has(>.demo-stage>[aria-busy=true])>.demo-toolbar::before{content:'';position:absolute;inset:-1px 0 auto;height:2px;background:var(--x-accent);animation:demo-comes .9s steps(4,start) .1s both}
@keyframes demo-comes{from{inset-inline-end:100%}}
.demo-stage:not(:has(+.demo-toolbar)):has(>[aria-busy=true]){animation:demo-comes-alone .1s step-end both}
@keyframes demo-comes-alone{to{box-shadow:inset 0 -2px var(--x-accent)}}
[data-drawn=narrow]{display:none}
${below('sm')}{.demo-stage{padding:24px 14px;overflow-x:auto}${FLUSH_STAGE}{padding:0}.demo-stage.is-inline{padding-inline:0}[data-drawn=narrow]{display:contents}[data-drawn=wide]{display:none}}
`;
}

/** The narrowest phones have no room for words between the tools; whoever listens hears them all the same. */
const IN_ONE_ROW = '@media (max-width:429.95px)';

function toolbar(): string {
  return css`
[data-mui-color-scheme] .demo-stage:not(.is-inline):has(+.demo-toolbar){border-end-start-radius:0;border-end-end-radius:0}
.demo-toolbar{display:flex;align-items:center;gap:2px;min-height:42px;padding:4px 6px;border:1px solid var(--x-line);border-top:0;border-radius:0 0 var(--x-radius) var(--x-radius)}
.is-inline+.demo-toolbar{border-top:1px solid var(--x-line);border-radius:var(--x-radius)}
.tool{display:inline-flex;align-items:center;gap:6px;height:32px;padding:0 10px;border-radius:7px;font-size:.8125rem;font-weight:520;line-height:1;color:var(--x-ink-soft);text-decoration:none}
.tool:hover{background:var(--x-sunken);color:var(--x-accent)}
.tool.is-icon{width:32px;padding:0;justify-content:center}
.tool .icon{font-size:16px}
.demo-toolbar [data-state=copied]{color:var(--x-success)}
.demo-toolbar [data-state=failed]{color:var(--x-error)}
.tool[data-state]{position:relative}
.tool[data-state]::after{content:attr(data-said);position:absolute;inset-inline-end:0;bottom:calc(100% + 6px);padding:6px 9px;border-radius:var(--x-radius-control);background:var(--x-ink);color:var(--x-paper);white-space:nowrap;pointer-events:none}
.panel-item[data-state]::after{content:attr(data-said);margin-inline-start:auto}
.tool[data-state=copied] .icon::before{${otherIcon('check')}}
.demo-toolbar{position:relative;flex-wrap:wrap}
${IN_ONE_ROW}{.tool[data-tool=code]{width:32px;padding:0;justify-content:center;font-size:0}.tool[data-tool=code]::before{${drawIcon('code')};font-size:16px}.tool[data-tool=code][aria-expanded=true]{color:var(--x-accent)}}
.tool-menu>.disclosure-panel{width:max-content;max-width:min(320px,calc(100vw - 48px));z-index:2}
.styling-menu>.disclosure-panel{inset-inline:0 auto}
${below('sm')}{.disclosure.tool-menu{position:static}.tool-menu>.disclosure-panel{inset-inline:6px;width:auto}}
.tool-menu>.tool{cursor:pointer}
.more-menu>.tool{width:32px;padding:0;justify-content:center}
.tool-menu .icon-chevron{font-size:12px;rotate:90deg}
.tool-menu[open] .icon-chevron{rotate:270deg}
.tool-menu .panel-item{width:100%;text-align:start}
.tool-menu .panel-item:hover{background:var(--x-sunken)}
.panel-item[aria-pressed=false] .icon-check{visibility:hidden}
.panel-item[data-state] .icon{color:inherit}.panel-item[data-state=copied] .icon::before{${otherIcon('check')}}
[data-code-styling]:not([data-code-styling=system]) [data-when-styling=system],[data-code-styling]:not([data-code-styling=tailwind]) [data-when-styling=tailwind],[data-code-styling]:not([data-code-styling=css]) [data-when-styling=css]{display:none}
.tool-group{display:flex;gap:2px;min-width:0;margin:0;padding:2px;border:0;border-radius:9px;background:var(--x-sunken)}
.tool-group .tool{height:28px}
[data-code-variant=JS] .tool[value=JS],[data-code-variant=TS] .tool[value=TS]{background:var(--x-raised);box-shadow:0 0 0 1px var(--x-line);color:var(--x-ink)}
`;
}

function source(): string {
  return css`
.demo .code-block{margin-top:8px}
.demo-source>summary{padding:10px 4px;font-size:.875rem;font-weight:560;color:var(--x-accent)}
.demo:has(.demo-source[open]) .demo-preview{display:none}
.demo-preview .code{max-height:none}
[data-code-variant=TS] .demo-source:has([data-language=TS])>[data-language=JS],[data-code-variant=JS] .demo-source:has([data-language=JS])>[data-language=TS]{display:none}
.demo-source .tabs{margin-top:8px}
[data-mui-color-scheme] .demo{--x-inner:calc(var(--x-radius) - 1px)}
[data-mui-color-scheme] .demo:has(>.demo-preview,>.demo-source[open])>.demo-toolbar{border-end-start-radius:0;border-end-end-radius:0}
[data-mui-color-scheme] .demo>.demo-preview,[data-mui-color-scheme] .demo-source>div>:is(.code-block,.tabs){margin-top:0;border:1px solid var(--x-line);border-top:0;border-radius:0 0 var(--x-radius) var(--x-radius);box-shadow:none}
[data-mui-color-scheme] .demo-source .tabs .code-block{border-radius:0 0 var(--x-inner) var(--x-inner);box-shadow:0 -1px var(--x-line)}
${['tailwind', 'css'].map(otherStyling).join('')}
`;
}

/** A demo that has no picture yet prints none: its code tells what it is, the whole of it where no lines are picked out. */
function onPaper(): string {
  return css`
@media print{
.demo-stage:has(.demo-waiting),.demo-source>summary{display:none}
.demo:has(.demo-waiting):not(:has(.demo-preview)) .demo-source::details-content{content-visibility:visible}
}
`;
}

/** What a demo shows in another styling than its first one, and what only belongs to the others. */
function otherStyling(styling: string): string {
  const has = `:has([data-styling=${styling}])`;
  return [
    `[data-code-styling]:not([data-code-styling=${styling}]) .demo-source>[data-styling=${styling}]`,
    `[data-code-styling=${styling}] .demo-source${has}>[data-styling]:not([data-styling=${styling}])`,
    `[data-code-styling=${styling}] .demo${has} .demo-preview:not([data-preview-styling=${styling}])`,
    `:root:not([data-code-styling=${styling}]) .demo-preview[data-preview-styling=${styling}]`,
  ]
    .join(',')
    .concat('{display:none}');
}
