import { css } from './css';
import { dark, frame, light, radius } from './tokens';

/**
 * Both colour schemes as CSS variables. The attribute is set before first paint
 * (preferences/before-paint.ts); a reader without JavaScript gets what the system prefers.
 */
export function variables(): string {
  return css`
:root{color-scheme:light;${sizes()}${colors(light)}}
@media (prefers-color-scheme:dark){:root:not([data-mui-color-scheme]){color-scheme:dark;${colors(dark)}}}
[data-mui-color-scheme="dark"]{color-scheme:dark;${colors(dark)}}
@media print{:root:root{color-scheme:light;${colors(light)}}}
`;
}

function colors(scheme: Record<string, string>): string {
  return Object.entries(scheme)
    .map(([name, value]) => `--x-${name}:${value};`)
    .join('');
}

function sizes(): string {
  return [
    `--x-top-bar:${frame.topBar}px;`,
    `--x-side-menu:clamp(${frame.sideMenu.least}px,22.5vw - 24px,${frame.sideMenu.most}px);`,
    `--x-column:${frame.column / 16}rem;`,
    '--x-code-ground:color-mix(in srgb,var(--x-ink) 6%,transparent);',
    `--x-radius:${radius.site}px;`,
    `--x-radius-small:${radius.base}px;`,
    `--x-radius-control:${radius.site - radius.base}px;`,
  ].join('');
}
