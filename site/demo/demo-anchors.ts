import type { Demo, DemoVariant } from '../../generator/page/demo';

/** The extension of a file of demo code, by its language. */
export const extensions = { TS: 'tsx', JS: 'js' } as const;

/** The id that opens a demo's source in one language: `BasicPie.tsx`, `tailwind-BasicPie.js`. */
export function sourceAnchor(
  { name }: Pick<Demo, 'name'>,
  { language, styling }: Pick<DemoVariant, 'language' | 'styling'>,
): string {
  const file = `${name}.${extensions[language]}`;
  return styling === 'system' ? file : `${styling}-${file}`;
}

/** The name of the demo in a hash, and whether the hash opens its source. */
export function demoOfHash(hash: string): { name: string; source: boolean } | undefined {
  const [, name, extension] =
    /^#(?:(?:system|tailwind|css)-)?([A-Za-z_$][\w$]*)(\.js|\.tsx)?$/.exec(hash) ?? [];
  return name === undefined ? undefined : { name, source: extension !== undefined };
}
