import type { FeedbackService } from '../../data/services';
import type { Rating } from './feedback-state';

/** The heading that a comment refers to. */
export interface Section {
  hash: string;
  title: string;
}

/** The page of a feedback. */
export interface FeedbackPlace {
  /** Path without language. */
  page: string;
  language: string;
  version: string;
  productId: string;
  repository: string;
  /** The URL without hash. */
  href: string;
}

/** A rating, a comment, or both. */
export interface Feedback {
  id: string;
  rating?: Rating;
  comment: string;
  section?: Section;
  place: FeedbackPlace;
}

/** One request to a service. */
export interface FeedbackRequest {
  url: string;
  body: string;
  type: string;
}

/** The comment first, then the rating: the service joins them in this order (RULES §7). */
export function requestsOf(feedback: Feedback, service: FeedbackService): FeedbackRequest[] {
  const { comment, rating } = feedback;
  return [
    ...(comment.trim() ? [commentRequest(feedback, service)] : []),
    ...(rating ? [ratingRequest(feedback, service)] : []),
  ];
}

/** Rating as JSON: 1 is helpful, 0 is not. */
function ratingRequest(
  { id, rating, comment, place }: Feedback,
  { ratingUrl }: FeedbackService,
): FeedbackRequest {
  const { page, version, language } = place;
  return {
    url: ratingUrl,
    type: 'application/json',
    body: JSON.stringify({ id, page, rating: rating === 'up' ? 1 : 0, comment, version, language }),
  };
}

/** A form with one field. Its keys are those of the service, including the three m's. */
function commentRequest(
  { rating, comment, section, place }: Feedback,
  { commentUrl }: FeedbackService,
): FeedbackRequest {
  const payload = {
    callback_id: 'send_feedback',
    rating: rating && (rating === 'up' ? 1 : 0),
    comment,
    currentLocationURL: place.href,
    commmentSectionURL: section && `${place.href}#${section.hash}`,
    commmentSectionTitle: section?.title,
    githubRepo: place.repository,
    productId: place.productId,
  };
  return {
    url: commentUrl,
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ payload: JSON.stringify(payload) }).toString(),
  };
}
