import { createSandbox } from './create-sandbox';
import { codeSandboxForm, stackBlitzForm } from './forms';
import { withPackagesNow } from './packages-now';
import { postForm } from './post-form';
import { readDemo } from './read-demo';

/**
 * Opens a demo in a sandbox. Loaded on the first click. Only edited code needs another request: a form must
 * be submitted soon after a click, or browsers block its window.
 */
export async function openSandbox(
  place: 'stackblitz' | 'codesandbox',
  demo: HTMLElement,
  variant: HTMLElement,
): Promise<void> {
  const written = readDemo(demo, variant);
  const isChanged = demo.querySelector('[data-tool=edit][aria-pressed=true]') !== null;
  const sandbox = createSandbox(isChanged ? await withPackagesNow(written) : written);
  postForm(place === 'stackblitz' ? stackBlitzForm(sandbox) : codeSandboxForm(sandbox));
}
