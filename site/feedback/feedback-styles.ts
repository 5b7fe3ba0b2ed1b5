import { services } from '../../data/services';
import { css } from '../theme/css';
import { drawIcon } from '../theme/icons';
import { below } from '../theme/media';

/** The question at the end of a page and the comment on a section; without a receiver, the prepared issue. */
export function feedbackStyles(): string {
  return services.feedback ? rating() + dialog() : issue();
}

function issue(): string {
  return css`
.feedback-issue{margin-bottom:24px;font-size:.875rem;line-height:1.5}
.feedback-issue>summary{width:fit-content;padding-block:6px;color:var(--x-ink-soft);cursor:pointer}
.feedback-issue>summary:hover{color:var(--x-accent)}
.feedback-issue form{display:grid;gap:8px;justify-items:start;padding-top:8px}
.feedback-issue textarea{width:100%;padding:10px 12px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);background:var(--x-paper);color:var(--x-ink);font-size:1rem;line-height:1.5;resize:vertical}
.feedback-hint{font-size:.8125rem;color:var(--x-ink-faint)}
.feedback-button{min-height:36px;padding:0 14px;border-radius:var(--x-radius-control);background:var(--x-accent);color:var(--x-paper);font-size:.875rem;font-weight:520}
@media print{.feedback-issue{display:none}}
`;
}

function rating(): string {
  return css`
.feedback-page{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin-bottom:24px;padding:16px 18px;border:1px solid var(--x-line);border-radius:var(--x-radius);font-size:.875rem;line-height:1.5}
.feedback-question{margin-inline-end:8px;font-size:.9375rem;font-weight:580;color:var(--x-ink)}
.feedback-button{display:inline-flex;align-items:center;gap:6px;min-height:36px;padding:0 14px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);font-size:.875rem;font-weight:520;color:var(--x-ink-soft)}
.feedback-button:hover{border-color:var(--x-accent-line);color:var(--x-accent)}
.feedback-button[aria-pressed=true]{border-color:var(--x-accent);background:var(--x-accent-soft);color:var(--x-accent)}
.feedback-button.is-main{border-color:var(--x-accent);background:var(--x-accent);color:var(--x-paper)}
.feedback-button[aria-disabled=true]{opacity:.6;cursor:progress}
.feedback-button .icon{font-size:18px}
.thumb-down{display:inline-flex;rotate:180deg}
.feedback-form{flex-basis:100%;margin-top:8px}
.feedback-form label{display:block;color:var(--x-ink-soft)}
.feedback-form textarea{display:block;width:100%;margin-top:6px;padding:10px 12px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);background:var(--x-paper);color:var(--x-ink);font-size:1rem;line-height:1.5;resize:vertical}
.feedback-hint{margin-top:8px;font-size:.8125rem;color:var(--x-ink-faint)}
[data-rated=up] .feedback-hint{display:none}
.feedback-buttons{display:flex;gap:8px;margin-top:12px}
.feedback-status{flex-basis:100%;color:var(--x-ink-soft)}
.feedback-status:empty{display:none}
[data-step=failed] .feedback-status{color:var(--x-error)}
[data-step=sent] .feedback-status{color:var(--x-success)}
@media print{.feedback,.comment-button{display:none}}
`;
}

function dialog(): string {
  return css`
.feedback-dialog{width:min(32rem,calc(100vw - 24px));padding:20px 22px;border:1px solid var(--x-line);border-radius:var(--x-radius);background:var(--x-raised);color:var(--x-ink);font-size:.875rem;line-height:1.5;box-shadow:0 12px 48px -8px rgb(0 0 0/.3)}
.feedback-dialog::backdrop{background:rgb(8 14 12/.5)}
.feedback-section{color:var(--x-ink-faint)}
.feedback-dialog:not([data-step=sent])>[data-close]{display:none}
.feedback-dialog .feedback-status{margin-block:8px}
.comment-button{position:absolute;inset-inline-end:-28px;bottom:.1em;width:24px;height:24px;font-size:16px;line-height:24px;text-align:center;color:var(--x-ink-faint);opacity:0;transition:opacity .15s}
.comment-button::before{${drawIcon('comment')};position:absolute;inset:0;margin:auto}
.section-heading:hover>.comment-button{opacity:1}
.comment-button:is(:hover,:focus-visible){opacity:1;color:var(--x-accent)}
@media (hover:none){.comment-button{opacity:.5}}
${below('sm')}{.comment-button{inset-inline-end:-20px;width:20px}}
`;
}
