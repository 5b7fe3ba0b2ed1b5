import { createHash } from 'node:crypto';
import type { SecuritySettings } from '../../contract/security';

/** The inline code that a page may run and the inline rules it may use: their text. */
export interface InlineText {
  scripts: string[];
  styles: string[];
}

/**
 * The hash of an empty style element: libraries that use `insertRule` create one. It allows no other rules.
 */
const EMPTY_STYLE = '';

/**
 * The content security policy of one page: inline code and rules by hash, everything else from this site
 * or from the hosts that the definition names. Style attributes stay allowed, as components position what
 * they draw with them. `frame-ancestors` is in `_headers`, because a `<meta>` element does not support it.
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
