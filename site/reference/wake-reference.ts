/** Wakes the tables of the API reference; the code for that is fetched on such pages only. */
export async function wakeReference(): Promise<void> {
  if (!document.querySelector('.members')) return;
  const { liveReference } = await import('./live-reference');
  liveReference();
}
