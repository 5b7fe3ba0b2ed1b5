import { all } from '../../support/dom';
import type { SandboxDemo } from './sandbox';

/** A demo as its box on the page shows it. `variant` holds its files in one language and styling. */
export function readDemo(demo: HTMLElement, variant: HTMLElement): SandboxDemo {
  const { language, styling, imports } = variant.dataset;
  const page = new URL(window.location.href);
  page.hash = demo.id;
  return {
    name: demo.id,
    language: language === 'JS' ? 'JS' : 'TS',
    styling: styling === 'tailwind' || styling === 'css' ? styling : 'system',
    files: all('.code-block', variant).map((block) => ({
      name: block.querySelector('.tab-name')?.textContent ?? '',
      code: block.querySelector('.code')?.textContent ?? '',
    })),
    imports: imports?.split(' ').filter(Boolean) ?? [],
    url: page.href,
    documentLanguage: document.documentElement.lang,
  };
}
