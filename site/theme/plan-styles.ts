import { css } from './css';
import { drawIcon } from './icons';

/** The colours of plans, and the marks that texts write as HTML. */
export function planStyles(): string {
  return css`
.icon-pro,.plan-pro{color:var(--x-pro)}
.icon-premium,.plan-premium{color:var(--x-premium)}
.plan-pro,.plan-premium{display:inline-block;width:1em;height:1em;margin-inline-start:.15em;vertical-align:-.06em;contain:strict;font-size:.85em}
.plan-pro::before{${drawIcon('pro')}}
.plan-premium::before{${drawIcon('premium')}}
`;
}
