import { TOOLS } from '../demo/hooks';
import { SOURCE } from '../demo/source-hook';
import { hooked } from '../support/dom';
import { css } from '../theme/css';
import { EDIT_BAR, EDIT_FRAME, EDIT_PROBLEM } from './hooks';
import { OVERHANG } from './overhang';

let isAdopted = false;

/**
 * Adds the styles of the panel around an editor: they are loaded with it, so that no other page contains
 * them.
 */
export function adoptPanelStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules());
  document.adoptedStyleSheets.push(sheet);
}

const BAR = hooked(EDIT_BAR);
const FRAME = hooked(EDIT_FRAME);
const PROBLEM = hooked(EDIT_PROBLEM);
const MARK = `section>${hooked(TOOLS)}`;

function rules(): string {
  return css`
${FRAME}{display:block;width:calc(100% + ${2 * OVERHANG}px);margin:-${OVERHANG}px;border:0;background:transparent;color-scheme:inherit}
${FRAME}[data-waiting]{position:absolute;inset:0 auto auto 0;visibility:hidden;pointer-events:none}
[data-ground]:has(>${FRAME}){position:relative}
${BAR}{display:flex;flex-wrap:wrap;align-items:center;gap:0 2px;padding:6px;border:1px solid var(--x-line);border-top:0;font-size:.8125rem;color:var(--x-ink-soft)}
${BAR}>p{flex:1 1 100%;min-width:0;margin:2px 12px 4px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
${BAR}>[data-failed]{color:var(--x-error)}
${PROBLEM}{padding:12px 18px;border:1px solid var(--x-line);border-top:0;border-radius:0 0 var(--x-radius) var(--x-radius);font-size:.875rem;color:var(--x-error)}
${PROBLEM} p{margin:0;overflow-wrap:anywhere}
${PROBLEM} pre{margin:8px 0 0;overflow-x:auto;font:400 .8125rem/1.6 var(--x-font-code);color:var(--x-ink);direction:ltr;text-align:start}
${PROBLEM} [data-faulty]{color:var(--x-error)}
${PROBLEM} button{margin-top:8px;border:1px solid var(--x-line-strong)}
[data-tool=edit][aria-pressed=true]{color:var(--x-accent);background:var(--x-accent-soft)}
${MARK}:has([data-tool=edit][aria-pressed=true])::before{color:var(--x-accent)}
${MARK}:has(~${PROBLEM})::before{color:var(--x-error)}
section:has(>${BAR})>[data-preview]{display:none}
${hooked(SOURCE)}:has(+${PROBLEM})>[data-styling]>*{border-end-start-radius:0;border-end-end-radius:0}
`;
}
