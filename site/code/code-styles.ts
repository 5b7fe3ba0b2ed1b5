import { css } from '../theme/css';
import { otherIcon } from '../theme/icons';
import { codeColors } from './code-classes';

/** Blocks of code, their copy button, and tabs. */
export function codeStyles(): string {
  return [blocks, colors, copyButton, tabs].map((part) => part()).join('');
}

function blocks(): string {
  return css`
.code-block{position:relative;margin-top:1.5rem;border-radius:var(--x-radius);background:var(--x-sunken);box-shadow:inset 0 0 0 1px var(--x-line)}
.code-title,.tab-name{padding:9px 18px;border-bottom:1px solid var(--x-line);font:500 .8125rem/1.4 var(--x-font-code);color:var(--x-ink-soft)}
.code{direction:ltr;text-align:start;max-height:min(68vh,1000px);padding:16px 18px;overflow:auto;border-radius:inherit;font-size:.8125rem;line-height:1.65;tab-size:2;color:var(--x-ink);scrollbar-width:thin}
.code-title+.code{border-start-start-radius:0;border-start-end-radius:0}
.code:focus-visible{outline-offset:-2px}
.code code{display:block;width:max-content;min-width:100%;font-size:inherit}
`;
}

function colors(): string {
  const rules = Object.entries(codeColors).map(([name, color]) => `.code .${name}{color:var(--x-${color})}`);
  return css`
${rules.join('')}
.code .c{font-style:italic}
.code .c:lang(zh),[lang|="zh"] .code .c{font-style:normal}
.code .dd{background:var(--x-code-deleted-soft)}
.code .di{background:var(--x-code-inserted-soft)}
`;
}

function copyButton(): string {
  return css`
.copy-button{position:absolute;top:7px;inset-inline-end:7px;display:inline-flex;align-items:center;gap:6px;height:30px;padding:0 9px;border:1px solid var(--x-line);border-radius:7px;background:var(--x-raised);font:520 .75rem/1 var(--x-font);color:var(--x-ink-soft);opacity:0;transition:opacity .12s}
[lang|="zh"] .copy-button{font-family:var(--x-font-zh)}
.copy-button .icon{font-size:14px}
:is(.code-block:hover,.code-block:focus-within)>.copy-button,.copy-button[data-state]{opacity:1}
.copy-button:hover{color:var(--x-accent);border-color:var(--x-accent-line)}
.copy-button[data-state=copied]{color:var(--x-success)}
.copy-button[data-state=failed]{color:var(--x-error)}
.copy-button:not([data-state]) :is(.when-copied,.when-failed),.copy-button[data-state=copied] :is(.when-idle,.when-failed),.copy-button[data-state=failed] :is(.when-idle,.when-copied){display:none}
.copy-button[data-state=copied] .icon::before{${otherIcon('check')}}
@media (hover:none){.copy-button{width:32px;padding:0;justify-content:center;opacity:1}.copy-button[data-state]{width:auto;padding:0 9px}.copy-button:not([data-state])>.when-idle{position:absolute;overflow:hidden;width:1px;height:1px;clip-path:inset(50%)}.code{padding-inline-end:52px}}
`;
}

function tabs(): string {
  return css`
.tabs{margin-top:1.5rem}
.markdown:has(>.section-heading:last-child)+.tabs{margin-top:.5rem}
.tabs .code-block{margin-top:0}
.tab-list{display:none}
.tab-panel+.tab-panel{margin-top:12px}
[data-mui-color-scheme] .tab-list{display:flex;gap:2px;margin-bottom:-1px;padding:0 10px;overflow-x:auto;scrollbar-width:none}
[data-mui-color-scheme] .tab-panel:not([data-current]),[data-mui-color-scheme] .tab-name{display:none}
.tab-list>button{position:relative;flex:none;height:38px;padding:0 12px;font-size:.8125rem;font-weight:540;color:var(--x-ink-faint);border-radius:var(--x-radius-control) var(--x-radius-control) 0 0}
.tab-list>button:hover{color:var(--x-ink)}
.tab-list>button[aria-selected=true]{color:var(--x-accent)}
.tab-list>button[aria-selected=true]::after{content:"";position:absolute;inset:auto 10px 0;height:2px;border-radius:2px 2px 0 0;background:var(--x-accent)}
`;
}
