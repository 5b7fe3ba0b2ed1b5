// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from '../../../site/service-worker/register-worker';

const reload = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  const container = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => new EventTarget(),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await registerWorker('/x/sw.js');
  container.dispatchEvent(new Event('controllerchange'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a page with code that its reader has changed is reloaded for a new worker once it has none', async () => {
  document.body.innerHTML = '<section data-edited></section>';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  document.body.firstElementChild?.removeAttribute('data-edited');
  await vi.advanceTimersByTimeAsync(200);

  expect(reload).toHaveBeenCalledOnce();
});
