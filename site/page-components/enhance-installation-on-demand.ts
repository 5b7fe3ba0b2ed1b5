import { all, hooked } from '../support/dom';
import { INSTALLATION } from './hooks';

/** Enhances the installation commands; the code is loaded on pages with them only. */
export async function enhanceInstallationOnDemand(): Promise<void> {
  const boxes = all(hooked(INSTALLATION));
  if (!boxes[0]) return;
  const { enhanceInstallation } = await import('./enhance-installation');
  enhanceInstallation(boxes);
}
