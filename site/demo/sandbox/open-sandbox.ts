import { createSandbox } from './create-sandbox';
import { codeSandboxForm, stackBlitzForm } from './forms';
import { withPackagesNow } from './packages-now';
import { postForm } from './post-form';
import { readDemo } from './read-demo';

/**
 * Opens a demo where it can be changed. Loaded on the first click. Only for code that is being changed something more
 * is asked for: the sooner the form is sent, the surer a browser takes it for the answer to a press.
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
