/**
 * What the script of an outside service reaches besides its own host, as origins (`https://*.example.com` names
 * all below). Pages forbid everything else, and two things always: code made of text, and HTML or style
 * elements made of text. A service that cannot do without them does not run here.
 */
interface Reach {
  /** Hosts of further scripts that it loads. */
  scriptHosts?: string[];
  /** Hosts that it asks or tells something. */
  connectHosts?: string[];
}

/**
 * The ads of the page's slot and, smaller, under demos whose code is opened (RULES §4, §7). Without a feed and a
 * provider the slot has an ad of the house, which is drawn with its page and needs no script.
 */
export interface AdServices extends Reach {
  enabled: boolean;
  /** JSON feed of an ad network, for the small ad under a demo; without one there is none. */
  feedUrl?: string;
  /**
   * Script of the ad provider; without one the slot asks no stranger. One that may not do what it wants (`Reach`)
   * leaves the slot empty, and counts as blocked: an in-house ad takes its place.
   */
  providerScript?: string;
  /** The link by which the provider says that it has nothing to show. */
  fallbackHref?: string;
}

/** Where visits are counted (RULES §7). */
export interface AnalyticsService extends Reach {
  /** `G-…`: given to the tag function. */
  measurementId: string;
  /** The script that reads the data layer and sends it. */
  scriptUrl: string;
}

/** Where readers' opinions go (RULES §7). */
export interface FeedbackService {
  /** Takes a rating as JSON. */
  ratingUrl: string;
  /** Takes a comment as a form field named `payload`. */
  commentUrl: string;
}

/** Everything outside of this site that a page may talk to. All urls are `https`. */
export interface Services {
  ads: AdServices;
  analytics?: AnalyticsService;
  feedback?: FeedbackService;
}

/**
 * The services of this site: ads of the house, and no third party is contacted. Nothing outside of this file
 * switches one on, or a build's bytes would depend on where it runs.
 */
export const services: Services = {
  ads: { enabled: true },
};

/** Whether ads are those of the house alone, and nobody counts who sees them. */
export function hasOnlyHouseAds({ ads, analytics }: Services): boolean {
  return ads.enabled && [ads.feedUrl, ads.providerScript, analytics].every((part) => part === undefined);
}

/** The names of what needs a script, as pages carry them for it; nothing when all is off. */
export function serviceNames(configured: Services): string | undefined {
  const { ads, analytics, feedback } = configured;
  const names = [
    analytics && 'analytics',
    ads.enabled && !hasOnlyHouseAds(configured) && 'ads',
    feedback && 'feedback',
  ];
  return names.filter(Boolean).join(' ') || undefined;
}
