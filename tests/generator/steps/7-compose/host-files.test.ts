import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../../../generator/dev-server/host-rules';
import { headersFile } from '../../../../generator/steps/7-compose/host-files';
import { siteDefinition } from '../../../builders/site-definition';

const icon = { file: 'icons/a.svg', sizes: 'any', type: 'image/svg+xml' };
const site = siteDefinition({ manifest: { name: 'Garden', icons: [icon] } });

/** What a host that reads the file sends with a path. */
function sent(pathname: string): Record<string, string> {
  const headers = headersFor(pathname, parseHeaders(headersFile(site, { hasMarkdown: false }).contents));
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

describe('the headers of a site', () => {
  it('refuse its pages whatever a documentation never needs, each by a name that browsers know', () => {
    const features = (sent('/start/')['permissions-policy'] ?? '').split(', ');

    expect(features).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'serial=()', 'storage-access=()']),
    );
    expect(features.every((feature) => /^[a-z-]+=\(\)$/.test(feature))).toBe(true);
    expect(features).toEqual([...new Set(features)].sort());
    // Code is copied, and demos are shown on the whole screen.
    expect(features.join()).not.toMatch(/clipboard|fullscreen/);
  });

  it('keep files from other sites, but for the icons that those show', () => {
    expect(sent('/start/')['cross-origin-resource-policy']).toBe('same-origin');
    expect(sent('/assets/assets/client-A.js')['cross-origin-resource-policy']).toBe('same-origin');
    expect(sent('/assets/icons/a.svg')['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('name the Markdown page beside each page, where there are any, and not beside the one without a network', () => {
    const offline = { ...site, offline: '/gone' };
    const rules = parseHeaders(headersFile(offline, { hasMarkdown: true }).contents);

    expect(headersFor('/start/', rules)['Link']).toBe('<index.md>; rel="alternate"; type="text/markdown"');
    expect(headersFor('/zh/start/', rules)['Link']).toBeDefined();
    for (const none of ['/gone/', '/zh/gone/', '/404.html', '/start/index.md'])
      expect(headersFor(none, rules)['Link']).toBeUndefined();
    expect(sent('/start/')['link']).toBeUndefined();
  });

  it.each([
    ['this build', '/assets/assets/demo-frame-1a2b3c4d.html'],
    ['an earlier build, which open tabs use', '/assets/assets/demo-frame-5e6f7a8b.html'],
  ])('sandbox the page in which changed code runs, of %s, and let nobody find it', (_, frame) => {
    const framePage = '/assets/assets/demo-frame-1a2b3c4d.html';
    const rules = parseHeaders(headersFile(site, { framePage, hasMarkdown: true }).contents);
    const headers = headersFor(frame, rules);

    expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'self'; sandbox allow-scripts");
    expect(headers['X-Robots-Tag']).toBe('noindex');
    expect(headersFor('/assets/assets/demo-frame-1A2B3C.js', rules)['X-Robots-Tag']).toBeUndefined();
    expect(sent('/start/')['content-security-policy']).toBe("frame-ancestors 'self'");
  });
});
