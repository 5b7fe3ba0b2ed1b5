import { hooked } from '../support/dom';
import { css } from '../theme/css';
import { otherIcon } from '../theme/icons';
import { codeColors } from './code-classes';
import { CODE } from './hooks';

/**
 * Code blocks, their colours, and the copy button that a script adds. Nearly every page has code, which the
 * generator rendered from Markdown, so these rules are in the shared file.
 */
export function codeStyles(): string {
  return [blocks, colors, copyButton, onPaper].map((part) => part()).join('');
}

const BLOCK = hooked(CODE);

/** The element above code is a title, or the name of a file. */
function blocks(): string {
  return css`
${BLOCK}{position:relative;margin-top:1.5rem;border-radius:var(--x-radius);background:var(--x-sunken);box-shadow:inset 0 0 0 1px var(--x-line)}
${BLOCK}>:is(p,div:first-child){padding:9px 18px;border-bottom:1px solid var(--x-line);font:500 .8125rem/1.4 var(--x-font-code);color:var(--x-ink-soft)}
${BLOCK}>pre{direction:ltr;text-align:start;max-height:min(68vh,1000px);padding:16px 18px;overflow:auto;border-radius:inherit;font-size:.8125rem;line-height:1.65;tab-size:2;color:var(--x-ink);scrollbar-width:thin}
${BLOCK}>div+pre{border-start-start-radius:0;border-start-end-radius:0}
${BLOCK}>pre:focus-visible{outline-offset:-2px}
${BLOCK}>pre>code{display:block;width:max-content;min-width:100%;font-size:inherit}
${BLOCK}>pre[data-wraps]>code{width:auto;white-space:pre-wrap;overflow-wrap:anywhere}
`;
}

function colors(): string {
  const rules = Object.entries(codeColors).map(([name, color]) => `pre .${name}{color:var(--x-${color})}`);
  return css`
${rules.join('')}
pre .c{font-style:italic}
pre .c:lang(zh),[lang|="zh"] pre .c{font-style:normal}
pre .dd{background:var(--x-code-deleted-soft)}
pre .di{background:var(--x-code-inserted-soft)}
`;
}

const BUTTON = `${BLOCK}>button`;

/**
 * The button contains the texts of all its states after its icon (enhance-copy.ts). In a mirrored page code still runs from left to
 * right, and the button stands at the end of its lines, or in the title. Names of files are hidden, unlike those of products.
 */
const WORDS = {
  idle: `${BUTTON}:not([data-state])>:nth-child(2)`,
  copied: `${BUTTON}[data-state=copied]>:nth-child(3)`,
  failed: `${BUTTON}[data-state=failed]>:last-child`,
};

function copyButton(): string {
  return css`
${BUTTON}{position:absolute;top:7px;inset-inline-end:7px;display:inline-flex;align-items:center;gap:6px;height:30px;padding:0 9px;border:1px solid var(--x-line);border-radius:7px;background:var(--x-raised);font:520 .75rem/1 var(--x-font);color:var(--x-ink-soft);opacity:0;transition:opacity .12s}
[dir=rtl] ${BLOCK}:not([data-manager],:has(>div:first-child))>button{inset-inline:7px auto}
[lang|="zh"] ${BUTTON}{font-family:var(--x-font-zh)}
${BUTTON}>.icon{font-size:14px}
${BLOCK}:is(:hover,:focus-within)>button,${BUTTON}[data-state]{opacity:1}
${BUTTON}:hover{color:var(--x-accent);border-color:var(--x-accent-line)}
${BUTTON}[data-state=copied]{color:var(--x-success)}
${BUTTON}[data-state=failed]{color:var(--x-error)}
${BUTTON}>span+span{display:none}
${Object.values(WORDS).join()}{display:block}
${BUTTON}[data-state=copied]>.icon::before{${otherIcon('check')}}
@media (hover:none){${BUTTON}{width:32px;padding:0;justify-content:center;opacity:1}${BUTTON}[data-state]{width:auto;padding:0 9px}${WORDS.idle}{position:absolute;overflow:hidden;width:1px;height:1px;clip-path:inset(50%)}${BLOCK}>pre{padding-inline-end:52px}}
`;
}

/** In print, all of the code and no button is shown. */
function onPaper(): string {
  return css`
@media print{${BUTTON}{display:none!important}${BLOCK}>pre{max-height:none!important;white-space:pre-wrap}${BLOCK}>pre>code{width:auto!important}}
`;
}
