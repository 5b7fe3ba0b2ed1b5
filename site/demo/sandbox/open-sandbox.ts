import { createSandbox } from './create-sandbox';
import { codeSandboxForm, stackBlitzForm } from './forms';
import { withPackagesNow } from './packages-now';
import { postForm } from './post-form';
import { readDemo } from './read-demo';

/** Opens a demo where it can be changed. Loaded on the first click. */
export async function openSandbox(
  place: 'stackblitz' | 'codesandbox',
  demo: HTMLElement,
  variant: HTMLElement,
): Promise<void> {
  const sandbox = createSandbox(await withPackagesNow(readDemo(demo, variant)));
  postForm(place === 'stackblitz' ? stackBlitzForm(sandbox) : codeSandboxForm(sandbox));
}
