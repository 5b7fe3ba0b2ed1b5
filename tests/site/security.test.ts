import { describe, expect, it } from 'vitest';
import { securityOf } from '../../data/security';
import type { AdServices, AnalyticsService } from '../../data/services';

const analytics: AnalyticsService = {
  measurementId: 'G-1',
  scriptUrl: 'https://tags.example.com/tag.js?id=G-1',
};

const ads: AdServices = {
  enabled: true,
  providerScript: 'https://ads.example.com/ads.js',
  feedUrl: 'https://feed.example.com/v1/ads.json',
};

describe('what pages may reach beyond this site', () => {
  it('is nothing when no service is configured, but where a reader sends a demo or an issue to', () => {
    expect(securityOf({ ads: { enabled: false } })).toMatchObject({
      scriptHosts: [],
      connectHosts: [],
      formHosts: ['https://stackblitz.com', 'https://codesandbox.io', 'https://github.com'],
    });
  });

  it('are the hosts of what is configured', () => {
    const { scriptHosts, connectHosts } = securityOf({ ads, analytics });
    expect(scriptHosts).toEqual(['https://ads.example.com', 'https://tags.example.com']);
    expect(connectHosts).toEqual([...(scriptHosts ?? []), 'https://feed.example.com']);
  });

  it('are the further hosts that a service is said to use', () => {
    const { scriptHosts, connectHosts } = securityOf({
      ads: { ...ads, scriptHosts: ['https://serve.example.com'] },
      analytics: { ...analytics, connectHosts: ['https://*.collect.example.com/'] },
    });
    expect(scriptHosts).toContain('https://serve.example.com');
    expect(connectHosts).toContain('https://*.collect.example.com');
  });

  it('are not the hosts of ads that are switched off', () => {
    const off = { ...ads, enabled: false, scriptHosts: ['https://serve.example.com'] };
    expect(securityOf({ ads: off }).scriptHosts).toEqual([]);
  });

  it('is nothing that is not asked for by https', () => {
    const { scriptHosts } = securityOf({ ads: { ...ads, providerScript: 'http://ads.example.com/ads.js' } });
    expect(scriptHosts).toEqual([]);
  });
});
