import type { Strategy } from 'workbox-strategies';
import type { Check } from './whole-response';

type WorkboxPlugin = Strategy['plugins'][number];

/** Caches verified responses only. Others are still returned: they may be the login page of a network. */
export function keepWhole(check: Check): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) =>
      (await check(response, request.url)) ? response : null,
  };
}

/**
 * Returns verified responses only: others are requested again, bypassing all caches, and then count as a
 * network error.
 */
export function onlyWhole(check: Check): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      if (await check(response, request.url)) return response;
      const again = await fetch(request.url, { cache: 'reload' });
      if (await check(again, request.url)) return again;
      throw new Error(`${request.url} is not what was published.`);
    },
    cachedResponseWillBeUsed: async ({ event, request, cachedResponse }) => {
      // A reload bypasses the cache, because the cached response may be damaged.
      const asked: unknown = Reflect.get(event, 'request');
      if (!cachedResponse || (asked instanceof Request && asked.cache === 'reload')) return null;
      return (await check(cachedResponse, request.url)) ? cachedResponse : null;
    },
  };
}
