import { hooked } from '../support/dom';
import { css } from '../theme/css';
import { below, onIos } from '../theme/media';
import { RESULT_TITLE, SEARCH_CLOSE, SEARCH_DIALOG, SEARCH_NOTE } from './hooks';

const [DIALOG, CLOSE, NOTE, TITLE] = [SEARCH_DIALOG, SEARCH_CLOSE, SEARCH_NOTE, RESULT_TITLE].map(hooked);

const LINE = '1px solid var(--x-line)';

/**
 * The styles of the dialog, loaded with its script as a style sheet: no page has them before the first
 * search, and browsers parse text fastest.
 */
export function dialogStyleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([box, filters, options, notes, narrow].map((part) => part()).join(''));
  return sheet;
}

function box(): string {
  return css`
${DIALOG}{position:fixed;inset:0;width:auto;height:auto;max-width:none;max-height:none;margin:0;padding:72px 16px 32px;border:0;overflow:hidden;background:rgb(8 14 12/.5);color:var(--x-ink)}
${DIALOG}:popover-open{display:flex;align-items:flex-start;justify-content:center}
@media print{${DIALOG}:popover-open{display:none}}
.search-box{display:flex;flex-direction:column;width:min(680px,100%);max-height:min(720px,100%);overflow:hidden;border:${LINE};border-radius:14px;background:var(--x-raised);box-shadow:0 24px 80px -12px rgb(0 0 0/.35)}
.search-row{display:flex;flex:none;align-items:center;gap:12px;height:56px;padding-inline:20px 14px;border-bottom:${LINE}}
.search-row>.icon{font-size:20px;color:var(--x-accent)}
.search-row input{flex:1;min-width:0;height:100%;padding:0;border:0;outline:0;background:none;font-size:1.0625rem}
.search-row input::placeholder{color:var(--x-ink-faint);opacity:1}
${DIALOG} kbd{padding:3px 6px;border:1px solid var(--x-line-strong);border-radius:5px;font:400 .75rem/1.2 var(--x-font);color:var(--x-ink-soft)}
${CLOSE}{display:grid;place-items:center;min-width:40px;min-height:40px}
${CLOSE}>span{display:none}
`;
}

function filters(): string {
  return css`
.search-filters{display:flex;flex:none;align-items:center;gap:4px;padding:8px 12px;border-bottom:${LINE};font-size:.8125rem}
.search-filters button{display:flex;gap:5px;min-height:30px;padding:4px 10px;border-radius:var(--x-radius-control);line-height:1.7;color:var(--x-ink-soft);white-space:nowrap}
.search-filters button>span{font-variant-numeric:tabular-nums;color:var(--x-ink-faint)}
.search-filters button:hover{background:var(--x-sunken)}
.search-filters button[aria-pressed=true]{background:var(--x-accent-soft);font-weight:560;color:var(--x-accent)}
.search-filters button[aria-pressed=true]>span{color:inherit}
.search-filters select{flex:none;max-width:40%;min-height:30px;margin-inline-start:auto;padding:4px 8px;border:1px solid transparent;border-radius:var(--x-radius-control);background:var(--x-raised);color:var(--x-ink-soft);text-overflow:ellipsis}
.search-filters select:hover{border-color:var(--x-line-strong)}
${onIos}{.search-filters select{font-size:1rem}}
`;
}

function options(): string {
  return css`
.search-results{flex:1;min-height:0;padding:6px 8px;overflow:hidden auto;overscroll-behavior:contain}
.search-results:empty{display:none}
.search-group{contain:content}
.search-heading{padding:14px 12px 6px;font-size:.8125rem;font-weight:520;color:var(--x-ink-faint)}
.search-option{display:grid;grid-template-columns:20px minmax(0,1fr) auto;gap:1px 14px;align-items:baseline;padding:8px 12px;border-radius:8px;font-size:.9375rem;line-height:1.45;color:var(--x-ink);text-decoration:none;cursor:pointer;scroll-margin:8px}
.search-option[aria-selected=true]{background:var(--x-accent-soft)}
.search-option>.icon{align-self:start;margin-top:3px;font-size:16px;color:var(--x-ink-faint)}
.search-option[aria-selected=true]>.icon{color:var(--x-accent)}
${TITLE}{grid-column:2;min-width:0;font-weight:580;overflow-wrap:anywhere}
.search-code{font:600 .8438rem/1.6 var(--x-font-code)}
.search-type{font-weight:400;color:var(--x-accent)}
.search-side{max-width:220px;overflow:hidden;font-size:.8125rem;text-overflow:ellipsis;white-space:nowrap;color:var(--x-ink-faint)}
.search-excerpt{grid-column:2/-1;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;font-size:.8438rem;color:var(--x-ink-soft);overflow-wrap:anywhere}
.search-option mark{background:none;color:var(--x-accent);text-decoration:underline 2px var(--x-accent-line);text-underline-offset:3px;text-decoration-skip-ink:none}
.search-part{position:relative;padding-block:5px}
.search-part::before{content:"";position:absolute;inset-block:0;inset-inline-start:19px;border-inline-start:1px solid var(--x-line-strong)}
.search-part>:not(.search-code){font-weight:400}
.search-part>.search-excerpt{-webkit-line-clamp:1}
.search-plan{margin-inline-start:6px;color:var(--x-pro);font-size:.75rem}
.search-premium{color:var(--x-premium)}
@media (forced-colors:active){.search-option mark{color:LinkText}.search-option[aria-selected=true]{outline:2px solid;outline-offset:-2px}}
`;
}

function notes(): string {
  return css`
${NOTE}{flex:none;padding:18px 20px 6px;font-size:.9375rem;color:var(--x-ink-soft);overflow-wrap:anywhere}
.search-keys{display:flex;flex:none;gap:20px;margin-top:auto;padding:10px 20px;border-top:${LINE};background:var(--x-sunken);font-size:.8125rem;color:var(--x-ink-soft)}
.search-keys kbd{margin-inline-end:4px;background:var(--x-raised)}
`;
}

function narrow(): string {
  return css`
${below('sm')}{
${DIALOG}{padding:12px}
.search-box{max-height:100%}
.search-row input{font-size:1rem}
${CLOSE}{border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);padding:4px 10px;min-height:36px;font-size:.8125rem}
${CLOSE}>kbd{display:none}${CLOSE}>span{display:block}
.search-filters{gap:0;padding-inline:8px;overflow-x:auto;scrollbar-width:none}
.search-filters button{padding-inline:7px;gap:4px}
.search-filters select{max-width:none;width:86px;padding-inline:2px}
.search-side{max-width:110px}
.search-option{padding-inline:10px;gap:1px 12px}
.search-part::before{inset-inline-start:17px}
.search-keys{display:none}
}
`;
}
