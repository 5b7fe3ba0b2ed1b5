import type { Services } from '../../data/services';

/** The strangers that tests configure; none of these hosts exists. */
export const strangers: Services = {
  ads: {
    enabled: true,
    feedUrl: 'https://feed.example/ads.json',
    providerScript: 'https://ads.example/ad.js',
    fallbackHref: 'https://ads.example/nothing',
  },
  analytics: { measurementId: 'G-TEST', scriptUrl: 'https://tag.example/tag.js' },
  feedback: { ratingUrl: 'https://feedback.example/rating', commentUrl: 'https://feedback.example/comment' },
};
