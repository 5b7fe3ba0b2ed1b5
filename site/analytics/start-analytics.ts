import { type AnalyticsService, services } from '../../data/services';
import { insertScript } from '../support/outside-script';
import { visiting } from '../support/storage';
import { clickEvent } from './click-event';
import { pageView } from './page-view';
import { send, type Tell } from './send';
import { sessionDraw } from './session-draw';
import { tellUserProperties } from './user-properties';
import { measureSome } from './web-vitals';

/** Reports page views, clicks and web vitals, if a service for it is configured (RULES §7). */
export function startAnalytics(): void {
  if (services.analytics) count(services.analytics, send);
}

function count({ measurementId, scriptUrl }: AnalyticsService, tell: Tell): void {
  tell('js', new Date());
  tell('config', measurementId, { send_page_view: false });
  tellUserProperties(tell);
  tellVisit(tell);
  // A page that is restored from the back/forward cache counts as another page view.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellVisit(tell);
  });
  document.addEventListener('click', ({ target }) => tellClick(target, tell));
  void measureSome({ tell, chance: () => sessionDraw(visiting, Math.random) });
  insertScript(scriptUrl, { into: document.head });
}

/** On the next task, when the head of the page is complete. */
function tellVisit(tell: Tell): void {
  setTimeout(() => tell('event', 'page_view', pageView(document, window.location.pathname)));
}

function tellClick(target: EventTarget | null, tell: Tell): void {
  const event = clickEvent(target, Math.random);
  if (!event) return;
  const { category, ...fields } = event;
  tell('event', category, fields);
}
