import { css } from './css';

/** Text and tables on paper. */
export function printStyles(): string {
  return css`
@media print{a{color:inherit}pre,table,aside{break-inside:avoid}h2,h3{break-after:avoid}}
`;
}
