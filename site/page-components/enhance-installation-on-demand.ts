import { all, hooked } from '../support/dom';
import { INSTALLATION } from './hooks';

/** Enhances the choice of what to install; the code for that is fetched on such pages only. */
export async function enhanceInstallationOnDemand(): Promise<void> {
  const boxes = all(hooked(INSTALLATION));
  if (!boxes[0]) return;
  const { enhanceInstallation } = await import('./enhance-installation');
  enhanceInstallation(boxes);
}
