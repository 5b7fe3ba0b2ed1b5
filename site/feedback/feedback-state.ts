/** What a reader thinks of a page. */
export type Rating = 'up' | 'down';

/**
 * Where a piece of feedback is: nothing said, being written, under way, arrived, or failed. What was
 * typed stands in the form and stays there until it has arrived.
 */
export interface FeedbackState {
  step: 'closed' | 'writing' | 'sending' | 'sent' | 'failed';
  /** The thumb that is pressed. */
  rating?: Rating;
  /** What had arrived before: cancelling leads back to it. */
  stored?: Rating;
}

/** What can happen to it. */
export type FeedbackEvent =
  | { type: 'rated'; rating: Rating }
  | { type: 'opened' }
  | { type: 'submitted' }
  | { type: 'arrived' }
  | { type: 'failed' }
  | { type: 'cancelled' };

/** The state after an event. While something is under way nothing else can begin. */
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
