import { CODE } from '../../code/hooks';
import { all, hooked } from '../../support/dom';
import { fileIn } from '../shown-files';
import type { SandboxDemo } from './sandbox';

/** Reads a demo from its box on the page. `variant` contains its files in one language and styling. */
export function readDemo(demo: HTMLElement, variant: HTMLElement): SandboxDemo {
  const { language, styling, packages } = variant.dataset;
  const page = new URL(window.location.href);
  page.hash = demo.id;
  return {
    name: demo.id,
    language: language === 'JS' ? 'JS' : 'TS',
    styling: styling === 'tailwind' || styling === 'css' ? styling : 'system',
    files: all(hooked(CODE), variant).map(fileIn),
    packages: packages?.split(' ').filter(Boolean) ?? [],
    url: page.href,
    documentLanguage: document.documentElement.lang,
  };
}
