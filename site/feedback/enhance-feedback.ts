import { services } from '../../data/services';
import { hooked } from '../support/dom';
import type { SafeStorage } from '../support/storage';
import { commentSections } from './comment-sections';
import { deliver } from './deliver';
import { type Feedback, type FeedbackPlace, requestsOf } from './feedback-requests';
import { FEEDBACK, RATING } from './hooks';
import { ratePage } from './rate-page';
import { RATINGS_KEY, readerId, readRatings, storeRating } from './stored-ratings';

/** Enhances the rating at the end of the page and the comments on its sections. */
export function enhanceFeedback(storage: SafeStorage): void {
  const root = document.querySelector<HTMLElement>(hooked(FEEDBACK));
  const service = services.feedback;
  if (!root || !service) return;
  const place = placeOf(root);
  // Each form has its own requests that arrived: `deliver` forgets them once all of the form did.
  const sender = () => {
    const arrived = new Set<string>();
    return (said: Omit<Feedback, 'id' | 'place'>): Promise<void> => {
      const id = readerId(storage, () => crypto.randomUUID());
      const requests = requestsOf({ ...said, id, place }, service);
      return deliver(requests, (url, init) => fetch(url, init), arrived);
    };
  };
  const page = root.querySelector<HTMLElement>(hooked(RATING));
  const dialog = root.querySelector('dialog');
  if (page) {
    const send = sender();
    ratePage(page, {
      stored: readRatings(storage.read(RATINGS_KEY)).get(place.page),
      send: async (comment, { rating }) => {
        await send({ comment, ...(rating && { rating }) });
        if (rating) storeRating(storage, place.page, rating);
      },
    });
  }
  if (dialog) {
    const send = sender();
    commentSections(dialog, (comment, section) => send({ comment, section }));
  }
}

function placeOf({ dataset }: HTMLElement): FeedbackPlace {
  const { page = '', language = '', version = '', repository = '' } = dataset;
  const product = document.querySelector('meta[name="mui:productId"]')?.getAttribute('content');
  const { origin, pathname } = window.location;
  return { page, language, version, repository, productId: product ?? 'null', href: origin + pathname };
}
