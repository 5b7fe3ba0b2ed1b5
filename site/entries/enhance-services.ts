import { isPrerendering } from '../support/when-shown-again';

/**
 * Starts the third-party services in `data-services`; does nothing without one. On a prerendered page, they
 * start when it is activated.
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
