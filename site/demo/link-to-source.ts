import type { DemoVariant } from '../../generator/page/demo';
import { extensions } from './demo-anchors';

/** The URL that opens a demo's code in one language, and in its styling on the page. */
export function linkToSource(demo: HTMLElement, language: DemoVariant['language']): string {
  const styled = demo.querySelector('[data-styling]:not([data-styling=system])') !== null;
  const { codeStyling } = document.documentElement.dataset;
  const url = new URL(window.location.href);
  url.hash = `${styled ? `${codeStyling}-` : ''}${demo.id}.${extensions[language]}`;
  return url.href;
}
