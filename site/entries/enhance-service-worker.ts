import { mayRegister } from '../service-worker/may-register';

/** Registers the service worker of the page after the page is loaded; its code is loaded then. */
export function enhanceServiceWorker(): void {
  const { worker = '', productionHosts } = document.body.dataset;
  const supported = 'serviceWorker' in navigator;
  if (!mayRegister({ host: window.location.host, productionHosts, worker, supported })) return;
  const register = async () => (await import('../service-worker/register-worker')).registerWorker(worker);
  const start = () => void register().catch(console.error);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
