import type { SecuritySettings } from '../../contract/security';
import type { Page } from '../../model';
import { FILE_MARK, LINK_PREFIX, SLOTS } from '../../model/marks';
import type { Rendered } from '../../page/server-entry';
import { SCRIPTS, STYLES } from './built-files';
import { escapeAttribute } from '../../markup/code/escape-html';
import { inlineText } from './inline-text';
import { securityPolicy } from './security-policy';

/** The parts shared by all pages of a build, without names of its files. */
export interface Shell {
  /** Blocking script of the head. */
  beforePaint: string;
  /** The prefix of links in texts: `/docs/fr`; empty for the default language of a site without a base. */
  linkPrefix: string;
  /** Other origins that pages may use. */
  security?: SecuritySettings;
}

/** Composes the HTML file of a page from the rendered page and its text. Files of the build are marks (built-files). */
export function compose(
  rendered: Rendered,
  { slots, styles }: Pick<Page, 'slots' | 'styles'>,
  shell: Shell,
): string {
  const attributes = Object.entries(rendered.htmlAttributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
  const inline = [
    `<script>${shell.beforePaint}</script>`,
    STYLES,
    `<style>${rendered.styles}${styles.replaceAll(FILE_MARK, '')}</style>`,
  ].join('');
  const policy = securityPolicy(inlineText(rendered.head + inline), shell.security);
  return [
    `<!doctype html><html${attributes}><head>${rendered.head}`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`,
    inline,
    SCRIPTS,
    '</head>',
    fillSlots(rendered.body, slots, shell.linkPrefix),
    '</html>\n',
  ].join('');
}

/** Slots are numbers between two private-use characters (page/marks). They name no files, whatever their text has. */
export function fillSlots(body: string, slots: readonly string[], linkPrefix: string): string {
  return body
    .replace(SLOTS, (_, index: string) => (slots[Number(index)] ?? '').replaceAll(FILE_MARK, '&#xE004;'))
    .replaceAll(LINK_PREFIX, linkPrefix);
}
