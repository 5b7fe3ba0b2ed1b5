import type { SecuritySettings } from '../../contract/security';
import type { Page } from '../../model';
import { LINK_PREFIX, SLOTS } from '../../model/marks';
import type { Rendered } from '../../page/server-entry';
import { inlineText } from './inline-text';
import { securityPolicy } from './security-policy';

/** A file that a page loads, and what the browser checks it by before it is used. */
export interface CheckedFile {
  url: string;
  /** `sha256-…`. */
  integrity: string;
}

/** What every page of a build shares. */
export interface Shell {
  /** Blocking script of the head. */
  beforePaint: string;
  /** The rules all pages share. */
  sharedStyles: CheckedFile;
  /** The browser script. */
  client: CheckedFile;
  /** Static imports of the browser script, which are preloaded. */
  clientImports: CheckedFile[];
  /** Mounts demos; absent on pages without demos. */
  demos?: {
    /** Url of the module. */
    runtime: string;
    /** Every file that it and the page's demos consist of (published/file-table). */
    files: string;
    /** Runs demos with edited code. */
    frame?: { page: string; editor: string; packages: CheckedFile };
  };
  /** Url of the language's whole menu, from which closed groups are opened. */
  menu: string;
  /** What links of texts begin with: `/docs/fr`; nothing for the default language of a site without a base. */
  linkPrefix: string;
  /** What pages may reach beyond the site. */
  security?: SecuritySettings;
}

/** Composes the HTML file of a drawn page, its text and the assets of the build. */
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
    ...shell.clientImports.map((file) => `<link rel="modulepreload" href="${file.url}"${integrity(file)}>`),
    `<script type="module" src="${shell.client.url}"${integrity(shell.client)}${dataAttributes(shell)}></script></head>`,
    fillSlots(rendered.body, slots, shell.linkPrefix),
    '</html>\n',
  ].join('');
}

/** What the browser's script asks for by name: `data-menu`, and on pages with demos `data-demos` and `data-files`. */
function dataAttributes({ menu, demos }: Shell): string {
  const ofDemos = demos ? ` data-demos="${demos.runtime}" data-files="${demos.files}"` : '';
  return ` data-menu="${menu}"${ofDemos}${frameAttributes(demos?.frame)}`;
}

/** `data-editor`, `data-frame`, and `data-packages` with the digest behind the url. */
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
