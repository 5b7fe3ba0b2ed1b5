import { createSandbox } from './create-sandbox';
import { codeSandboxForm, stackBlitzForm } from './forms';
import { postForm } from './post-form';
import { readDemo } from './read-demo';

/** Opens a demo where it can be changed. Loaded on the first click. */
export function openSandbox(
  place: 'stackblitz' | 'codesandbox',
  demo: HTMLElement,
  variant: HTMLElement,
): void {
  const sandbox = createSandbox(readDemo(demo, variant));
  postForm(place === 'stackblitz' ? stackBlitzForm(sandbox) : codeSandboxForm(sandbox));
}
