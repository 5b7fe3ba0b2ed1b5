import { css } from '../theme/css';
import { below } from '../theme/media';

/** The settings drawer: at the end of the screen, over the whole height. */
export function settingsStyles(): string {
  return css`
.settings{position:fixed;inset:0;inset-inline-start:auto;width:min(340px,100vw);height:100dvh;max-height:none;margin:0;padding:0 20px 24px;overflow:auto;border:0;border-inline-start:1px solid var(--x-line);background:var(--x-raised);color:var(--x-ink);box-shadow:0 0 48px -12px rgb(0 0 0/.3)}
.settings::backdrop{background:rgb(0 0 0/.25)}
.settings-title{position:sticky;top:0;z-index:1;display:flex;align-items:center;justify-content:space-between;height:var(--x-top-bar);margin-inline:-20px;padding-inline:20px 10px;border-bottom:1px solid var(--x-line);background:inherit;font-weight:600}
.settings fieldset{min-width:0;margin:20px 0 0;padding:0;border:0}
.settings legend{margin-bottom:8px;padding:0;font-size:.8125rem;font-weight:560;color:var(--x-ink-soft)}
.settings-note{margin-top:28px;padding-top:16px;border-top:1px solid var(--x-line);font-size:.8125rem;color:var(--x-ink-faint)}
.settings-failed{margin-top:20px;padding:10px 12px;border-radius:var(--x-radius-control);background:var(--x-error-soft);font-size:.875rem}
.settings:not([data-failed]) .settings-failed{display:none}
.settings-options{display:flex;gap:2px;padding:3px;border-radius:10px;background:var(--x-sunken);box-shadow:inset 0 0 0 1px var(--x-line)}
.settings-options label{flex:1;display:grid;place-items:center;min-height:36px;padding:4px 8px;border-radius:8px;font-size:.875rem;line-height:1.2;text-align:center;color:var(--x-ink-soft);cursor:pointer}
.settings-options label:hover{color:var(--x-accent)}
.settings-options label:has(:checked){background:var(--x-raised);box-shadow:0 0 0 1px var(--x-line-strong);color:var(--x-ink)}
.settings-options label:has(:focus-visible){outline:2px solid var(--x-accent);outline-offset:1px}
.settings-spacing,.settings-colors{display:flex;flex-wrap:wrap;align-items:center;gap:8px 10px;font-size:.875rem}
.settings-spacing>button:not(.settings-reset){width:36px;height:36px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);font-size:1.125rem}
.settings-spacing output{min-width:44px;text-align:center;font-variant-numeric:tabular-nums}
.settings-colors label{display:flex;align-items:center;gap:6px}
.settings-colors input{width:36px;height:36px;padding:2px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);background:none;cursor:pointer}
.settings-reset{margin-inline-start:auto;padding:8px 0;font-size:.8125rem;font-weight:540;color:var(--x-accent)}
.settings-reset:hover{text-decoration:underline}
${below('sm')}{.top-bar .mode-menu{display:none}}
`;
}
