// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { services } from '../../../data/services';
import { startAnalytics } from '../../../site/analytics/start-analytics';

const visits = () =>
  (window.dataLayer ?? []).filter((command) => [...(command as unknown[])][1] === 'page_view').length;

async function shownAgain(persisted: boolean): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await vi.advanceTimersByTimeAsync(10);
}

it('a page that comes out of the back/forward cache is visited once more, and one that is shown first is not', async () => {
  vi.useFakeTimers();
  // The service's own script is not asked for.
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  services.analytics = { measurementId: 'G-TEST', scriptUrl: 'https://tag.example/tag.js' };
  startAnalytics();
  await shownAgain(false);
  expect(visits()).toBe(1);

  await shownAgain(true);
  expect(visits()).toBe(2);
});
