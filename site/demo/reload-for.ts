/** Reloads the page with a hash by which the demo is mounted (first-touch/mount-on-touch.ts). */
export function reloadFor({ dataset: { demo } }: HTMLElement): void {
  history.replaceState(null, '', `#${demo}`);
  location.reload();
}
