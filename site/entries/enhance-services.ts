import { isPrerendering } from '../support/when-shown-again';

/**
 * Starts the outside services that a page names in `data-services`; without one this does nothing. A page
 * that is only prerendered has no reader yet: no stranger hears of it before there is one.
 */
export function enhanceServices(): void {
  const { services } = document.body.dataset;
  if (!services) return;
  const start = (): void => {
    import('./start-services').then(({ startServices }) => startServices(services.split(' ')), console.error);
  };
  if (isPrerendering()) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
