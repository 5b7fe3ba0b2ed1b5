import { RESET_EVENT } from '../demo/hooks';
import { keepTyping } from './keep-typing';

/** Events of the page outside the editors. */
interface PageEvents {
  /** Another language or styling of code was selected. */
  chosen: () => void;
  /** The reset tool of the demo was pressed. */
  reset: () => void;
}

/** Listens to events of the page while a demo is edited. Returns a function that ends this. */
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
