import type { SecuritySettings } from '../../contract/security';
import type { Page } from '../../model';
import { LINK_PREFIX, SLOTS } from '../../model/marks';
import type { Rendered } from '../../page/server-entry';
import { inlineText } from './inline-text';
import { securityPolicy } from './security-policy';

/** A file that a page loads, with the hash by which the browser verifies it. */
export interface CheckedFile {
  url: string;
  /** `sha256-…`. */
  integrity: string;
}

/** The parts shared by all pages of a build. */
export interface Shell {
  /** Blocking script of the head. */
  beforePaint: string;
  /** The styles shared by all pages. */
  sharedStyles: CheckedFile;
  /** The browser scripts, in the order in which they run. The first one reads the attributes of the page. */
  scripts: CheckedFile[];
  /** Static imports of the scripts, which are preloaded. */
  preloads: CheckedFile[];
  /** Mounts demos; absent on pages without demos. */
  demos?: {
    /** URL of the module. */
    runtime: string;
    /** All files that it and the page's demos load (published/file-table). */
    files: string;
    /** Runs demos with edited code. */
    frame?: { page: string; editor: string; packages: CheckedFile };
  };
  /** URL of the complete menu of the language, from which closed groups are loaded. */
  menu: string;
  /** The prefix of links in texts: `/docs/fr`; empty for the default language of a site without a base. */
  linkPrefix: string;
  /** Other origins that pages may use. */
  security?: SecuritySettings;
}

/** Composes the HTML file of a page from the rendered page, its text and the assets of the build. */
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
    `<link rel="stylesheet" href="${shell.sharedStyles.url}"${integrity(shell.sharedStyles)}>`,
    `<style>${rendered.styles}${styles}</style>`,
  ].join('');
  const policy = securityPolicy(inlineText(rendered.head + inline), shell.security);
  return [
    `<!doctype html><html${attributes}><head>${rendered.head}`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`,
    inline,
    ...shell.preloads.map((file) => `<link rel="modulepreload" href="${file.url}"${integrity(file)}>`),
    ...shell.scripts.map(
      (file, at) =>
        `<script type="module" src="${file.url}"${integrity(file)}${at === 0 ? dataAttributes(shell) : ''}></script>`,
    ),
    '</head>',
    fillSlots(rendered.body, slots, shell.linkPrefix),
    '</html>\n',
  ].join('');
}

/**
 * Attributes that the browser script reads: `data-menu`, and on pages with demos `data-demos` and
 * `data-files`.
 */
function dataAttributes({ menu, demos }: Shell): string {
  const ofDemos = demos ? ` data-demos="${demos.runtime}" data-files="${demos.files}"` : '';
  return ` data-menu="${menu}"${ofDemos}${frameAttributes(demos?.frame)}`;
}

/** `data-editor`, `data-frame`, and `data-packages` with the digest after the URL. */
function frameAttributes(frame: NonNullable<Shell['demos']>['frame']): string {
  if (!frame) return '';
  const { page, editor, packages } = frame;
  return ` data-editor="${editor}" data-frame="${page}" data-packages="${packages.url} ${packages.integrity}"`;
}

function integrity(file: CheckedFile): string {
  return ` integrity="${file.integrity}"`;
}

/** Slots are numbers between two private-use characters (page/marks). */
export function fillSlots(body: string, slots: readonly string[], linkPrefix: string): string {
  return body
    .replace(SLOTS, (_, index: string) => slots[Number(index)] ?? '')
    .replaceAll(LINK_PREFIX, linkPrefix);
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
