/** Wakes the list of entries to tick; the code for that is fetched on such pages only. */
export async function wakeChecklist(): Promise<void> {
  const box = document.querySelector<HTMLElement>('.checklist');
  if (!box) return;
  const { liveChecklist } = await import('./live-checklist');
  liveChecklist(box);
}
