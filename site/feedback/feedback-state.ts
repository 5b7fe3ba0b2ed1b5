/** A reader's rating of a page. */
export type Rating = 'up' | 'down';

/**
 * The state of a feedback: empty, being written, being sent, sent, or failed. The text stays in the form
 * until it is sent.
 */
export interface FeedbackState {
  step: 'closed' | 'writing' | 'sending' | 'sent' | 'failed';
  /** The selected rating. */
  rating?: Rating;
  /** The last sent rating: cancelling restores it. */
  stored?: Rating;
}

/** Events of a feedback. */
export type FeedbackEvent =
  | { type: 'rated'; rating: Rating }
  | { type: 'opened' }
  | { type: 'submitted' }
  | { type: 'arrived' }
  | { type: 'failed' }
  | { type: 'cancelled' };

/** The state after an event. While a request is pending, no other one can start. */
export function afterEvent(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  const underWay = state.step === 'sending';
  switch (event.type) {
    case 'rated':
      return underWay ? state : { ...state, step: 'writing', rating: event.rating };
    case 'opened':
      return underWay ? state : { ...state, step: 'writing' };
    case 'submitted':
      return mayBeSent(state) ? { ...state, step: 'sending' } : state;
    case 'arrived':
      return underWay ? { ...state, step: 'sent', ...(state.rating && { stored: state.rating }) } : state;
    case 'failed':
      return underWay ? { ...state, step: 'failed' } : state;
    case 'cancelled':
      return underWay ? state : back(state);
  }
}

function mayBeSent({ step }: FeedbackState): boolean {
  return step === 'writing' || step === 'failed';
}

function back({ stored }: FeedbackState): FeedbackState {
  return { step: 'closed', ...(stored && { rating: stored, stored }) };
}
