import { css } from '../theme/css';
import { below } from '../theme/media';

/** Chart, options and code of a playground; the box is as high before the script as after it. */
export function playgroundStyles(): string {
  return css`
.playground-box .demo-stage{padding:20px}
.playground-box .demo-root{min-height:44rem;justify-content:flex-start}
.playground{display:grid;grid-template-columns:minmax(0,1fr) 15rem;gap:20px 28px;width:100%}
.playground-chart{display:grid;align-content:center;min-width:0;min-height:300px}
.playground-options{display:grid;gap:14px;align-content:start;min-width:0;margin:0;padding:0;border:0;font-size:.875rem}
.playground-options legend{margin-bottom:10px;padding:0;font-weight:620}
.playground-options label{display:grid;gap:4px;color:var(--x-ink-soft)}
.playground-options .playground-switch{display:flex;gap:8px;align-items:center}
.playground-options :is(input,select){accent-color:var(--x-accent)}
.playground-options input[type=range]{width:100%;margin:0}
.playground-options input[type=checkbox]{width:18px;height:18px;margin:0}
.playground-options select{height:36px;padding-inline:10px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);background:var(--x-raised);font:inherit;color:var(--x-ink)}
.playground-options output{float:inline-end;font-variant-numeric:tabular-nums;color:var(--x-ink)}
.playground-code{grid-column:1/-1;min-width:0;margin-top:0!important}
.playground-code .code{min-height:17.5rem}
${below('md')}{.playground{grid-template-columns:minmax(0,1fr)}.playground-box .demo-root{min-height:62rem}.playground-box .demo-stage{padding:16px 12px}}
`;
}
