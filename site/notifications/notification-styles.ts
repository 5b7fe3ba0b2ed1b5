import { css } from '../theme/css';
import { below } from '../theme/media';

/** The bell, its count, and the panel that lies over the page. */
export function notificationStyles(): string {
  return css`
.bell{position:relative}
html:not([data-mui-color-scheme]) .bell,[data-mui-color-scheme] .bell-link{display:none}
@supports not selector(:popover-open){.bell,.notifications{display:none}[data-mui-color-scheme] .bell-link{display:inline-flex}}
.bell>.badge{position:absolute;top:3px;inset-inline-end:3px;min-width:16px;padding:0 4px;border-radius:8px;background:var(--x-accent);color:var(--x-paper);font-size:.6875rem;font-weight:640;line-height:16px;text-align:center;font-variant-numeric:tabular-nums}
.bell>.badge:empty{display:none}
.notifications{position:fixed;inset:calc(var(--x-top-bar) + 6px) auto auto auto;inset-inline-end:16px;width:340px;max-width:calc(100vw - 16px);max-height:calc(100dvh - var(--x-top-bar) - 16px);margin:0;padding:6px;overflow:auto;border:1px solid var(--x-line);border-radius:var(--x-radius);background:var(--x-raised);color:var(--x-ink-soft);box-shadow:0 1px 2px rgb(0 0 0/.05),0 12px 32px -8px rgb(0 0 0/.2)}
.notifications-title{padding:8px 10px 6px;font-size:.8125rem;font-weight:620;color:var(--x-ink)}
.notifications li .panel-item{position:relative;padding-block:9px;padding-inline:10px 24px;color:var(--x-ink-soft)}
.notifications b{font-weight:580;color:var(--x-ink)}
.notifications [data-unread]>.panel-item::after{content:"";position:absolute;top:16px;inset-inline-end:10px;width:8px;height:8px;border-radius:50%;background:var(--x-accent)}
.notifications>.panel-item{margin-top:4px;border-top:1px solid var(--x-line);border-radius:0 0 var(--x-radius-control) var(--x-radius-control);color:var(--x-accent);font-weight:560}
${below('sm')}{.notifications{inset-inline-end:8px}}
`;
}
