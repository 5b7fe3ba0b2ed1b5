import type { Strategy } from 'workbox-strategies';
import type { Check } from './whole-response';

type WorkboxPlugin = Strategy['plugins'][number];

/** Keeps what fits and nothing else. What does not is handed on all the same: it may be a page of the network itself. */
export function keepWhole(check: Check): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) =>
      (await check(response, request.url)) ? response : null,
  };
}

/** Hands on what fits: what does not is asked for once more, past every cache, and is then as good as no answer. */
export function onlyWhole(check: Check): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      if (await check(response, request.url)) return response;
      const again = await fetch(request.url, { cache: 'reload' });
      if (await check(again, request.url)) return again;
      throw new Error(`${request.url} is not what was published.`);
    },
    cachedResponseWillBeUsed: async ({ event, request, cachedResponse }) => {
      // Whoever asks past every cache holds what is kept for damaged.
      const asked: unknown = Reflect.get(event, 'request');
      if (!cachedResponse || (asked instanceof Request && asked.cache === 'reload')) return null;
      return (await check(cachedResponse, request.url)) ? cachedResponse : null;
    },
  };
}
