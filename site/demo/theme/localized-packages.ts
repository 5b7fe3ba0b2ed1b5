import type { Demo } from '../../../generator/page/demo';

/** Packages that bring words of their own in several languages; the paid ones speak those of the free one. */
export const localized = ['data-grid', 'date-pickers'] as const;

export type LocalizedPackage = (typeof localized)[number];

/** Which of them a demo is made with, by what its files import. */
export function packagesOfDemo({ variants }: Pick<Demo, 'variants'>): LocalizedPackage[] {
  const imports = variants.flatMap((variant) => variant.imports ?? []);
  return localized.filter((name) => imports.some((specifier) => belongsTo(specifier, name)));
}

/** Which of them the demos of the page in the browser are made with (`data-localized`, DemoBox.tsx). */
export function packagesInDemos(): LocalizedPackage[] {
  return localized.filter((name) => document.querySelector(`[data-localized~="${name}"]`));
}

/** `@mui/x-data-grid-pro/locales` belongs to `data-grid`. */
function belongsTo(specifier: string, name: LocalizedPackage): boolean {
  const [, unscoped = ''] = specifier.split('/');
  return specifier.startsWith('@mui/') && unscoped.replace(/-(?:pro|premium)$/, '') === `x-${name}`;
}
