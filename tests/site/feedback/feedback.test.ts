import { describe, expect, it } from 'vitest';
import { deliver } from '../../../site/feedback/deliver';
import { type Feedback, requestsOf } from '../../../site/feedback/feedback-requests';
import { afterEvent, type FeedbackEvent, type FeedbackState } from '../../../site/feedback/feedback-state';
import {
  ID_KEY,
  RATINGS_KEY,
  readerId,
  readRatings,
  storeRating,
} from '../../../site/feedback/stored-ratings';
import type { SafeStorage } from '../../../site/support/storage';

function stateAfter(first: FeedbackState, ...events: FeedbackEvent[]): FeedbackState {
  return events.reduce(afterEvent, first);
}

const closed: FeedbackState = { step: 'closed' };
const up: FeedbackEvent = { type: 'rated', rating: 'up' };
const down: FeedbackEvent = { type: 'rated', rating: 'down' };
const submitted: FeedbackEvent = { type: 'submitted' };
const arrived: FeedbackEvent = { type: 'arrived' };
const failed: FeedbackEvent = { type: 'failed' };
const cancelled: FeedbackEvent = { type: 'cancelled' };

describe('feedback', () => {
  it.each<[string, FeedbackEvent[], FeedbackState]>([
    ['a thumb opens the form and sends nothing', [up], { step: 'writing', rating: 'up' }],
    ['another thumb changes the mind', [up, down], { step: 'writing', rating: 'down' }],
    ['sending', [up, submitted], { step: 'sending', rating: 'up' }],
    ['what arrived is kept', [up, submitted, arrived], { step: 'sent', rating: 'up', stored: 'up' }],
    ['what failed can be sent again', [up, submitted, failed], { step: 'failed', rating: 'up' }],
    [
      'again, and it arrives',
      [up, submitted, failed, submitted, arrived],
      { step: 'sent', rating: 'up', stored: 'up' },
    ],
    ['cancelled', [up, cancelled], { step: 'closed' }],
    ['cancelled after a failure', [up, submitted, failed, cancelled], { step: 'closed' }],
    [
      'cancelling leads back to what had arrived',
      [up, submitted, arrived, down, cancelled],
      { step: 'closed', rating: 'up', stored: 'up' },
    ],
    [
      'under way, nothing else begins',
      [up, submitted, down, cancelled, submitted],
      { step: 'sending', rating: 'up' },
    ],
    ['a comment needs no rating', [{ type: 'opened' }, submitted, arrived], { step: 'sent' }],
    ['nothing written, nothing sent', [submitted], { step: 'closed' }],
    ['an answer nobody waits for', [up, arrived, failed], { step: 'writing', rating: 'up' }],
  ])('%s', (_, events, state) => {
    expect(stateAfter(closed, ...events)).toEqual(state);
  });

  it('is the same state where nothing changes', () => {
    const sending = stateAfter(closed, up, submitted);
    expect(afterEvent(sending, down)).toBe(sending);
  });
});

function storage(own: Record<string, string> = {}): SafeStorage & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(own));
  return { kept, read: (key) => kept.get(key) ?? null, write: (key, value) => kept.set(key, value) };
}

describe('stored ratings', () => {
  it('are read again', () => {
    const store = storage();
    storeRating(store, '/x/a', 'up');
    storeRating(store, '/x/b', 'down');
    storeRating(store, '/x/a', 'down');
    expect([...readRatings(store.read(RATINGS_KEY))]).toEqual([
      ['/x/b', 'down'],
      ['/x/a', 'down'],
    ]);
  });

  it.each([
    null,
    '',
    'nonsense',
    'null',
    '7',
    '"/x/a"',
    '[]',
    '["up"]',
    '{"/x/a":1}',
    '{"/x/a":{"rating":1}}',
    '{"/x/a":"<script>"}',
    '{"x":"up"}',
    '{"__proto__":{"/x/a":"up"}}',
    '{"/x/a":"UP"}',
  ])('that read %j are none', (stored) => {
    expect(readRatings(stored).size).toBe(0);
  });

  it('are kept for the latest pages only', () => {
    const store = storage();
    for (let page = 0; page < 250; page += 1) storeRating(store, `/x/${page}`, 'up');
    const ratings = readRatings(store.read(RATINGS_KEY));
    expect(ratings.size).toBe(200);
    expect(ratings.has('/x/249')).toBe(true);
    expect(ratings.has('/x/49')).toBe(false);
  });

  it('belong to an id that is made once', () => {
    const store = storage();
    expect(readerId(store, () => 'made-1234')).toBe('made-1234');
    expect(readerId(store, () => 'other-1234')).toBe('made-1234');
  });

  it.each(['', 'x', '<script>alert(1)</script>', 'a b c d e f', 'x'.repeat(65)])(
    'the id %j is not used',
    (id) => {
      expect(readerId(storage({ [ID_KEY]: id }), () => 'made-1234')).toBe('made-1234');
    },
  );
});

const service = { ratingUrl: 'https://f.example/rating', commentUrl: 'https://f.example/comment' };

const feedback: Feedback = {
  id: 'reader-1',
  rating: 'up',
  comment: 'Fine & good',
  place: {
    page: '/x/react-charts/bars',
    language: 'zh',
    version: '7.18.0',
    productId: 'x-charts',
    repository: 'https://github.com/mui/mui-x',
    href: 'https://mui.com/zh/x/react-charts/bars/',
  },
};

/** Takes requests, some of which do not arrive. */
function receiver(...answers: (boolean | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const post = async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    const answer = answers.shift() ?? true;
    if (answer instanceof Error) throw answer;
    return { ok: answer, status: answer ? 200 : 500 };
  };
  return { requests, post };
}

describe('sending feedback', () => {
  it('sends the comment as a form and then the rating as JSON', async () => {
    const { requests, post } = receiver();
    await deliver(requestsOf(feedback, service), post, new Set());
    const [comment, rating] = requests.map(({ url, init }) => ({ url, ...init, body: String(init.body) }));
    expect(comment?.url).toBe('https://f.example/comment');
    expect(JSON.parse(new URLSearchParams(comment?.body).get('payload') ?? '')).toEqual({
      callback_id: 'send_feedback',
      rating: 1,
      comment: 'Fine & good',
      currentLocationURL: 'https://mui.com/zh/x/react-charts/bars/',
      githubRepo: 'https://github.com/mui/mui-x',
      productId: 'x-charts',
    });
    expect(rating).toMatchObject({
      url: 'https://f.example/rating',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      referrerPolicy: 'origin',
      credentials: 'omit',
    });
    expect(JSON.parse(rating?.body ?? '')).toEqual({
      id: 'reader-1',
      page: '/x/react-charts/bars',
      rating: 1,
      comment: 'Fine & good',
      version: '7.18.0',
      language: 'zh',
    });
  });

  it('names the section of a comment, which has no rating', () => {
    const { rating: _, ...unrated } = feedback;
    const requests = requestsOf({ ...unrated, section: { hash: 'colors', title: 'Colors' } }, service);
    expect(requests).toHaveLength(1);
    expect(JSON.parse(new URLSearchParams(requests[0]?.body).get('payload') ?? '')).toMatchObject({
      commmentSectionURL: 'https://mui.com/zh/x/react-charts/bars/#colors',
      commmentSectionTitle: 'Colors',
    });
  });

  it.each(['', ' \n '])('sends no comment when there is none but %j', (comment) => {
    expect(requestsOf({ ...feedback, comment }, service).map(({ url }) => url)).toEqual([service.ratingUrl]);
  });

  it.each([[false], [new TypeError('Failed to fetch')]])(
    'fails when the receiver answers %s',
    async (answer) => {
      const { post } = receiver(answer);
      await expect(deliver(requestsOf(feedback, service), post, new Set())).rejects.toThrow();
    },
  );

  it('sends again only what did not arrive, and everything the next time', async () => {
    const { requests, post } = receiver(true, false);
    const done = new Set<string>();
    await expect(deliver(requestsOf(feedback, service), post, done)).rejects.toThrow();
    await deliver(requestsOf(feedback, service), post, done);
    const urls = () => requests.map(({ url }) => url.slice(18));
    expect(urls()).toEqual(['comment', 'rating', 'rating']);
    await deliver(requestsOf(feedback, service), post, done);
    expect(urls()).toEqual(['comment', 'rating', 'rating', 'comment', 'rating']);
  });
});
