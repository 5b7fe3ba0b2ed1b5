import type { SiteDefinition } from '../../contract/site';
import type { OutputFile, Redirect } from '../../model';

const HASHED = 'public, max-age=31536000, immutable';
const FRESH = 'public, max-age=0, must-revalidate';

/** `_redirects` (Netlify, Cloudflare): every group and every root lead to a page. */
export function redirectsFile(redirects: Redirect[]): OutputFile {
  const lines = redirects.map(({ url, to }) => `${url} ${to} 301`);
  return { path: '_redirects', contents: `${lines.join('\n')}\n` };
}

/** `_headers`: files with a hash in their name never change, everything else is asked for again. */
export function headersFile({ assets }: SiteDefinition): OutputFile {
  const contents = [
    '/*',
    `  Cache-Control: ${FRESH}`,
    '  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload',
    '  X-Content-Type-Options: nosniff',
    '  X-Frame-Options: SAMEORIGIN',
    // What a policy inside the page cannot say; everything else stands there, by hash.
    "  Content-Security-Policy: frame-ancestors 'self'",
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    '',
    `${assets}/assets/*`,
    '  ! Cache-Control',
    `  Cache-Control: ${HASHED}`,
    '',
    `${assets}/sw.js`,
    `  Service-Worker-Allowed: /`,
    '',
  ];
  return { path: '_headers', contents: contents.join('\n') };
}

/** `robots.txt`: everything may be read; the sitemap says what there is. */
export function robotsFile({ origin }: SiteDefinition): OutputFile {
  return { path: 'robots.txt', contents: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` };
}

/** The web app manifest, which names the icons of the public folder. */
export function webManifest({ name, assets, home }: SiteDefinition): OutputFile {
  const icon = (file: string, sizes: string, type: string, purpose = 'any') => ({
    src: `${assets}/${file}`,
    sizes,
    type,
    purpose,
  });
  const manifest = {
    name: `${name} documentation`,
    short_name: name,
    start_url: `${home}/`,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      icon('icons/icon.svg', 'any', 'image/svg+xml'),
      icon('icons/icon-192.png', '192x192', 'image/png'),
      icon('icons/icon-512.png', '512x512', 'image/png'),
      icon('icons/icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  };
  return {
    path: `${assets.slice(1)}/manifest.webmanifest`,
    contents: `${JSON.stringify(manifest, null, 2)}\n`,
  };
}
