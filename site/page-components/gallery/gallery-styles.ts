import { css } from '../../theme/css';
import { below } from '../../theme/media';

/** Cards with pictures. The inks follow the colour scheme; a browser that cannot ask for it keeps the light ones. */
export function galleryStyles(): string {
  return css`
.chart-gallery{--ink-1:#0e8a7d;--ink-2:#6fb9e8;--ink-3:#eaa63a;--ink-4:#b45fb8;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13.5rem),1fr));gap:16px;margin-top:1.5rem;padding:0;list-style:none}
@supports (color:light-dark(red,red)){.chart-gallery{--ink-1:light-dark(#0e8a7d,#3dbfae);--ink-2:light-dark(#6fb9e8,#4b93c9);--ink-3:light-dark(#eaa63a,#d99a3c);--ink-4:light-dark(#b45fb8,#b873bd)}}
.chart-gallery li{position:relative;display:flex;flex-direction:column;border:1px solid var(--x-line);border-radius:var(--x-radius);overflow:clip;font-size:.875rem;line-height:1.5;color:var(--x-ink-soft);transition:border-color .15s}
.chart-gallery li:hover{border-color:var(--x-accent-line)}
.chart-gallery li>p{padding-inline:16px}
.chart-gallery li>p:last-child{padding-bottom:14px}
.chart-picture{padding:6px 10px;border-bottom:1px solid var(--x-line);background:var(--x-sunken)}
.chart-picture>div{width:100%!important;height:auto!important}
.chart-picture svg{display:block;width:100%;height:auto}
.chart-picture .MuiChartsGrid-line{stroke:var(--x-line);stroke-width:1}
.chart-picture .still-line{fill:none;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.chart-picture .still-arc{stroke:var(--x-sunken);stroke-width:2}
.chart-picture .still-words{fill:var(--x-line-strong)}
.chart-picture .MuiGauge-valueArc{fill:var(--ink-1)}
.chart-picture .MuiGauge-referenceArc{fill:var(--x-line)}
.chart-picture .MuiGauge-valueText text{font:620 22px var(--x-font);fill:var(--x-ink)}
.is-planned .chart-picture svg{fill:none;stroke:var(--x-line-strong);stroke-dasharray:4 4;stroke-linejoin:round}
.is-planned .draft-value{fill:var(--x-line);stroke:var(--x-ink-faint)}
.is-planned .draft-flow{stroke:var(--x-line);stroke-dasharray:none}
.chart-gallery .chart-name{display:flex;flex-wrap:wrap;gap:2px 8px;align-items:center;margin-top:10px;font-size:1rem;color:var(--x-ink)}
.chart-name a{font-weight:600;color:inherit;text-decoration:none}
.chart-name a::after{content:"";position:absolute;inset:0}
.chart-name code{margin-inline-start:auto;font-size:.75rem;color:var(--x-ink-faint)}
.chart-gallery .chart-more{margin-top:auto;padding-top:6px}
.chart-more a{position:relative;color:var(--x-accent)}
${below('sm')}{.chart-gallery{grid-template-columns:1fr 1fr;gap:10px}.chart-gallery li>p{padding-inline:12px;font-size:.8125rem}.chart-picture{padding:4px 6px}.chart-name code{margin-inline-start:0}}
`;
}
