import { RESET_EVENT } from '../demo/tools';
import { keepTyping } from './keep-typing';

/** What a reader does beside the editors. */
interface PageEvents {
  /** Another language or styling of code was chosen. */
  chosen: () => void;
  /** The demo's own tool was pressed. */
  reset: () => void;
}

/** Follows what a reader does on the page while a demo is edited. Gives what ends that. */
export function followPage(demo: HTMLElement, { chosen, reset }: PageEvents): () => void {
  const observer = new MutationObserver(chosen);
  observer.observe(document.documentElement, { attributeFilter: ['data-code-variant', 'data-code-styling'] });
  demo.addEventListener(RESET_EVENT, reset);
  const stopKeeping = keepTyping(demo);
  return () => {
    observer.disconnect();
    demo.removeEventListener(RESET_EVENT, reset);
    stopKeeping();
  };
}
