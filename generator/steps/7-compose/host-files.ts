import type { SiteDefinition } from '../../contract/site';
import { basePath, fileUrl, urlOf } from '../../contract/url';
import type { OutputFile, Redirect } from '../../model';
import { PICTURES_FOLDER } from '../../model/pictures-folder';

const HASHED = 'public, max-age=31536000, immutable';
const FRESH = 'public, max-age=0, must-revalidate';

/**
 * The permissions policy: disables all browser features that a documentation does not need, except the clipboard and full
 * screen, so that third-party scripts cannot use them.
 */
const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** `_redirects` (Netlify, Cloudflare): every group and every root redirects to a page. */
export function redirectsFile(redirects: Redirect[]): OutputFile {
  const lines = redirects.map(({ url, to }) => `${url} ${to} 301`);
  return { path: '_redirects', contents: `${lines.join('\n')}\n` };
}

/** Inputs for the headers besides the site definition. */
export interface HeadersRequest {
  /** URL of the page that runs edited demos, if there is one. */
  framePage?: string | undefined;
  /** Whether pages have a Markdown page beside them. */
  hasMarkdown: boolean;
}

/** `_headers`: files with a hash in their name are immutable, everything else is revalidated. */
export function headersFile(site: SiteDefinition, { framePage, hasMarkdown }: HeadersRequest): OutputFile {
  const { assets, security } = site;
  const contents = [
    fileUrl('/*', site),
    `  Cache-Control: ${FRESH}`,
    ...(security?.strictTransport ? [`  Strict-Transport-Security: ${security.strictTransport}`] : []),
    '  X-Content-Type-Options: nosniff',
    '  X-Frame-Options: SAMEORIGIN',
    // Only what a policy in a `<meta>` element does not support; the rest is there.
    "  Content-Security-Policy: frame-ancestors 'self'",
    '  Referrer-Policy: strict-origin-when-cross-origin',
    `  Permissions-Policy: ${DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', ')}`,
    '  Cross-Origin-Opener-Policy: same-origin-allow-popups',
    '  Cross-Origin-Resource-Policy: same-origin',
    '',
    // Other sites embed these files beside links to this site.
    ...[...iconFolders(site), PICTURES_FOLDER].flatMap((folder) => [
      fileUrl(`${assets}/${folder}/*`, site),
      '  ! Cross-Origin-Resource-Policy',
      '  Cross-Origin-Resource-Policy: cross-origin',
      '',
    ]),
    ...(hasMarkdown ? markdownRules(site) : []),
    ...typeRules(site),
    fileUrl(`${assets}/assets/*`, site),
    '  ! Cache-Control',
    `  Cache-Control: ${HASHED}`,
    '',
    ...frameRules(framePage),
    fileUrl(`${assets}/sw.js`, site),
    `  Service-Worker-Allowed: ${fileUrl('/', site)}`,
    '',
  ];
  return { path: '_headers', contents: contents.join('\n') };
}

/** A `Link` header from every page to its Markdown page, relative to its own address. */
function markdownRules(site: SiteDefinition): string[] {
  const { languages, offline } = site;
  const without = languages.all.map(({ code }) =>
    urlOf({ pathname: offline ?? '', userLanguage: code }, site),
  );
  return [
    fileUrl('/*/', site),
    '  Link: <index.md>; rel="alternate"; type="text/markdown"',
    '',
    ...(offline === undefined ? [] : without.flatMap((url) => [url, '  ! Link', ''])),
  ];
}

/**
 * The page of the frame is also sandboxed when opened directly, so that it cannot run code with the site's origin. The
 * rule covers the pages of earlier builds as well, which are kept under their own names (steps/9-write/earlier-assets.ts).
 */
function frameRules(framePage: string | undefined): string[] {
  if (framePage === undefined) return [];
  return [
    framePage.replace(/[^-]+(?=\.html$)/, '*'),
    '  ! Content-Security-Policy',
    "  Content-Security-Policy: frame-ancestors 'self'; sandbox allow-scripts",
    '  X-Robots-Tag: noindex',
    '  X-DNS-Prefetch-Control: off',
    '',
  ];
}

/** The folders of the icons in the manifest, below `assets`. */
function iconFolders({ manifest }: SiteDefinition): string[] {
  const folders = (manifest?.icons ?? []).map(({ file }) =>
    file.slice(0, Math.max(0, file.lastIndexOf('/'))),
  );
  return [...new Set(folders)].filter(Boolean).sort();
}

/** Media types that hosts may not know, or send without an encoding, so that browsers would guess. */
const TYPES: Record<string, string> = {
  '*.md': 'text/markdown',
  '*.txt': 'text/plain',
  '*/feed.xml': 'application/atom+xml',
  '*/feed.json': 'application/feed+json',
  '*opensearch.xml': 'application/opensearchdescription+xml',
};

function typeRules(site: SiteDefinition): string[] {
  return Object.entries(TYPES).flatMap(([path, type]) => [
    fileUrl(`/${path}`, site),
    `  Content-Type: ${type}; charset=utf-8`,
    '',
  ]);
}

/** `robots.txt`: allows everything and names the sitemap. */
export function robotsFile(site: SiteDefinition): OutputFile {
  const sitemap = `${site.origin}${fileUrl('/sitemap.xml', site)}`;
  return {
    path: 'robots.txt',
    contents: `User-agent: *\nAllow: ${fileUrl('/', site)}\n\nSitemap: ${sitemap}\n`,
  };
}

/**
 * The web app manifest, whose icons are in the public folder; undefined for a site that cannot be installed.
 */
export function webManifest(site: SiteDefinition): OutputFile[] {
  const { assets, home, languages, manifest } = site;
  if (!manifest) return [];
  const { name, shortName, backgroundColor, themeColor, icons } = manifest;
  const contents = {
    name,
    ...(shortName !== undefined && { short_name: shortName }),
    start_url: urlOf({ pathname: home, userLanguage: languages.default }, site),
    scope: `${basePath(site)}/`,
    display: 'minimal-ui',
    ...(backgroundColor !== undefined && { background_color: backgroundColor }),
    ...(themeColor !== undefined && { theme_color: themeColor }),
    icons: icons.map(({ file, sizes, type, purpose = 'any' }) => ({
      src: fileUrl(`${assets}/${file}`, site),
      sizes,
      type,
      purpose,
    })),
  };
  const path = `${assets.slice(1)}/manifest.webmanifest`;
  return [{ path, contents: `${JSON.stringify(contents, null, 2)}\n` }];
}
