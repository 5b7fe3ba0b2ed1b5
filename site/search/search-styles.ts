import { css } from '../theme/css';
import { below, from } from '../theme/media';

/** What of the search every page shows: its button, and the words that a result led to. */
export function searchStyles(): string {
  return css`
.search-button,.search-link{color:var(--x-ink-soft)}
${from('lg')}{.search-button,.search-link{min-width:clamp(120px,17vw,240px);margin-inline-end:6px;border:1px solid var(--x-line);background:var(--x-sunken);font-weight:400}:is(.search-button,.search-link):hover{border-color:var(--x-line-strong)}.search-label{flex:1;text-align:start}.search-button kbd{padding:3px 6px;border:1px solid var(--x-line);border-radius:5px;background:var(--x-paper);font:400 .75rem/1.2 var(--x-font);color:var(--x-ink-faint)}}
${below('lg')}{.search-label,.search-button kbd{display:none}}
@media (max-width:639.95px){.repository-link{display:none}}
@media (max-width:359.95px){.top-bar{gap:0}.top-bar .logo{padding:0 2px}.top-bar .bar-button{padding:0 5px}}
::highlight(search-words){background:var(--x-accent-soft);text-decoration:underline 2px var(--x-accent-line)}
@media print{.search-dialog{display:none}}
`;
}
