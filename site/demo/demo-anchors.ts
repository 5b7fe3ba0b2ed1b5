import type { Demo, DemoVariant } from '../../generator/page/demo';

const extensions = { TS: 'tsx', JS: 'js' } as const;

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

/** The URL that opens a demo's code in one language, and in its styling on the page. */
export function linkToSource(demo: HTMLElement, language: DemoVariant['language']): string {
  const styled = demo.querySelector('[data-styling]:not([data-styling=system])') !== null;
  const { codeStyling } = document.documentElement.dataset;
  const url = new URL(window.location.href);
  url.hash = `${styled ? `${codeStyling}-` : ''}${demo.id}.${extensions[language]}`;
  return url.href;
}
