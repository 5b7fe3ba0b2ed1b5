import { hooked } from '../support/hooks';
import { INSTALLATION } from './hooks';

/** Enhances the choice of what to install; the code for that is fetched on such pages only. */
export async function enhanceInstallationOnDemand(): Promise<void> {
  if (!document.querySelector(hooked(INSTALLATION))) return;
  const { enhanceInstallation } = await import('./enhance-installation');
  enhanceInstallation();
}
