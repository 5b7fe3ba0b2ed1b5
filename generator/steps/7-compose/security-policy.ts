import { createHash } from 'node:crypto';
import type { SecuritySettings } from '../../contract/security';

/** The inline scripts that a page may run and the inline styles that it may use: their text. */
export interface InlineText {
  scripts: string[];
  styles: string[];
}

/**
 * The hash of an empty style element: libraries that use `insertRule` create one. It allows no other styles.
 */
const EMPTY_STYLE = '';

/**
 * The content security policy of one page: inline scripts and styles by hash, everything else from this site
 * or from the hosts in the definition. Style attributes are allowed, because components position elements
 * with them. `frame-ancestors` is in `_headers`, because a `<meta>` element does not support it.
 */
export function securityPolicy({ scripts, styles }: InlineText, settings: SecuritySettings = {}): string {
  const { scriptHosts = [], connectHosts = [], formHosts = [], policies = [] } = settings;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource), ...scriptHosts],
    'style-src': ["'self'", ...[EMPTY_STYLE, ...styles].map(hashSource)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", ...connectHosts],
    'form-action': ["'self'", ...formHosts],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies.length > 0 ? policies : ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
