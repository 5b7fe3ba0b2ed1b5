import { css } from '../theme/css';

/** Chart, options and code of a playground: the options stand beside the chart where the box has room for both. */
export function playgroundStyles(): string {
  return css`
.playground-box .demo-stage{container-type:inline-size;padding:20px}
.playground-box .demo-root{justify-content:flex-start}
.playground{display:grid;grid-template-columns:minmax(0,1fr);gap:20px 28px;width:100%}
.playground-chart{display:grid;align-content:center;min-width:0;min-height:300px}
.playground-options{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:14px 24px;align-content:start;align-items:end;min-width:0;margin:0;padding:0;border:0;font-size:.875rem}
.playground-options legend{margin-bottom:10px;padding:0;font-weight:620}
.playground-options label{display:grid;gap:4px;min-width:0;color:var(--x-ink-soft)}
.playground-options .playground-switch{display:flex;gap:8px;align-items:center;min-height:28px}
.playground-options :is(input,select){accent-color:var(--x-accent)}
.playground-options input[type=range]{width:100%;height:24px;margin:0}
.playground-options input[type=checkbox]{flex:none;width:18px;height:18px;margin:0}
.playground-options select{height:36px;min-width:0;padding-inline:10px;border:1px solid var(--x-line-strong);border-radius:var(--x-radius-control);background:var(--x-raised);font:inherit;color:var(--x-ink)}
.playground-options :is(input,select):focus-visible{outline:2px solid var(--x-accent);outline-offset:2px}
.playground-options .option-value{float:inline-end;font-variant-numeric:tabular-nums;color:var(--x-ink)}
.playground-code{grid-column:1/-1;min-width:0;margin-top:0!important}
@container (min-width:40rem){.playground{grid-template-columns:minmax(0,1fr) 15rem}}
@container (max-width:24rem){.playground-box .playground{gap:16px}}
`;
}
