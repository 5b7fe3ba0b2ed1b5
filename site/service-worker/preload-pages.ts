/**
 * Lets the browser request pages while it starts the worker. Firefox shows its own error page as soon as such
 * a request fails, whatever the worker answers, so that nothing could be read offline (workbox issue 3134); a
 * registration keeps what an earlier worker has set, so it is turned off there.
 */
export async function preloadPages(
  preload: Pick<NavigationPreloadManager, 'enable' | 'disable'> | undefined,
  userAgent: string,
): Promise<void> {
  // Other browsers are "like Gecko", without a version.
  if (userAgent.includes('Gecko/')) await preload?.disable();
  else await preload?.enable();
}
