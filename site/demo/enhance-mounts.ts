import { onFirstInput } from '../support/on-first-input';
import { mountOnTouch } from './first-touch/mount-on-touch';
import { mountUndrawn } from './first-touch/mount-undrawn';
import { recordPresses } from './first-touch/record-presses';
import { loadDemos } from './loading/load-demos';

/** Mounts demos on interaction, and demos that are not prerendered when they come near the viewport. */
export function enhanceMounts(): void {
  const script = document.querySelector<HTMLElement>('[data-demos]');
  if (!script) return;
  const loader = loadDemos(script.dataset, recordPresses());
  mountOnTouch((root) => loader.bring(root, true));
  mountUndrawn((root) => loader.bring(root, false));
  onFirstInput(() => {
    import('./first-touch/watch-approach')
      .then(({ watchApproach }) => watchApproach((root) => loader.fetchAhead(root)))
      .catch(() => {});
  });
}
