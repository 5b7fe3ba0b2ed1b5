/** Enhances the choice of what to install; the code for that is fetched on such pages only. */
export async function enhanceInstallationOnDemand(): Promise<void> {
  if (!document.querySelector('.installation')) return;
  const { enhanceInstallation } = await import('./enhance-installation');
  enhanceInstallation();
}
