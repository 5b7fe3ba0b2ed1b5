import { css } from '../theme/css';
import { OVERHANG } from './overhang';

let isWorn = false;

/** Puts on the rules of what stands around an editor: they come with it, so that no other page carries them. */
export function wearPanelStyles(): void {
  if (isWorn) return;
  isWorn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules());
  document.adoptedStyleSheets.push(sheet);
}

function rules(): string {
  return css`
.demo-stage>[hidden],.code[hidden]{display:none}
.edit-frame{display:block;width:calc(100% + ${2 * OVERHANG}px);margin:-${OVERHANG}px;border:0;background:transparent;color-scheme:inherit}
.edit-frame.is-waiting{position:absolute;inset:0 auto auto 0;visibility:hidden;pointer-events:none}
.demo-stage:has(.edit-frame){position:relative}
.edit-bar{display:flex;flex-wrap:wrap;align-items:center;gap:0 2px;padding:6px;border:1px solid var(--x-line);border-top:0;font-size:.8125rem;color:var(--x-ink-soft)}
.edit-bar>p{flex:1 1 100%;min-width:0;margin:2px 12px 4px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.edit-bar .is-error{color:var(--x-error)}
.edit-problem{padding:12px 18px;border:1px solid var(--x-line);border-top:0;font-size:.875rem;color:var(--x-error)}
.edit-problem p{margin:0;overflow-wrap:anywhere}
.edit-problem pre{margin:8px 0 0;overflow-x:auto;font:400 .8125rem/1.6 var(--x-font-code);color:var(--x-ink);direction:ltr;text-align:start}
.edit-problem .is-faulty{color:var(--x-error)}
.edit-problem .tool{margin-top:8px;border:1px solid var(--x-line-strong)}
.tool[aria-pressed=true]{color:var(--x-accent);background:var(--x-accent-soft)}
.demo:has(.edit-bar) .demo-preview{display:none}
.demo:has(.edit-problem) .demo-source>div>:is(.code-block,.tabs){border-end-start-radius:0;border-end-end-radius:0}
.demo .edit-problem{border-radius:0 0 var(--x-radius) var(--x-radius)}
`;
}
