import { type ColorName, light } from './tokens';

const colors = Object.fromEntries(
  Object.keys(light).map((name) => [camelCase(name), `var(--x-${name})`]),
) as {
  [Name in ColorName as CamelCase<Name>]: string;
};

/** What rules say instead of values: the variables of both colour schemes and of the frame's sizes (variables.ts). */
export const vars = {
  ...colors,
  codeGround: 'var(--x-code-ground)',
  font: 'var(--x-font)',
  fontCode: 'var(--x-font-code)',
  radius: 'var(--x-radius)',
  radiusSmall: 'var(--x-radius-small)',
  radiusControl: 'var(--x-radius-control)',
  topBar: 'var(--x-top-bar)',
  sideMenu: 'var(--x-side-menu)',
  column: 'var(--x-column)',
} as const;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
