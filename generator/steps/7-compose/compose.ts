import { LINK_PREFIX } from '../../contract/marks';
import type { Rendered } from '../../contract/page';
import type { SecuritySettings } from '../../contract/site';
import type { Page } from '../../model';
import { inlineText } from './inline-text';
import { securityPolicy } from './security-policy';

/** What every page of a build shares. */
export interface Shell {
  /** Blocking script of the head. */
  beforePaint: string;
  /** Url of the rules all pages share. */
  sharedStyles: string;
  /** Url of the browser script. */
  client: string;
  /** Urls that the browser script asks for at once: told beforehand, they come together with it. */
  clientImports: string[];
  /** Url of the module that mounts demos; pages without demos do not name it. */
  demoRuntime?: string;
  /** Url of the language's whole menu, from which closed groups are opened. */
  menu: string;
  /** What links of texts begin with: `/docs/fr`; nothing for the default language of a site without a base. */
  linkPrefix: string;
  /** What pages may reach beyond the site. */
  security?: SecuritySettings;
}

/** Puts a drawn page, its text and the build's files together to one HTML file. */
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
    `<link rel="stylesheet" href="${shell.sharedStyles}">`,
    `<style>${rendered.styles}${styles}</style>`,
  ].join('');
  const policy = securityPolicy(inlineText(rendered.head + inline), shell.security);
  return [
    `<!doctype html><html${attributes}><head>${rendered.head}`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`,
    inline,
    ...shell.clientImports.map((url) => `<link rel="modulepreload" href="${url}">`),
    `<script type="module" src="${shell.client}"${dataAttributes(shell)}></script></head>`,
    fillSlots(rendered.body, slots, shell.linkPrefix),
    '</html>\n',
  ].join('');
}

/** What the browser's script asks for by name: `data-menu`, and `data-demos` on pages with demos. */
function dataAttributes({ menu, demoRuntime }: Shell): string {
  return ` data-menu="${menu}"${demoRuntime === undefined ? '' : ` data-demos="${demoRuntime}"`}`;
}

/** Slots are numbers between two private-use characters (contract/page). */
export function fillSlots(body: string, slots: readonly string[], linkPrefix: string): string {
  return body
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => slots[Number(index)] ?? '')
    .replaceAll(LINK_PREFIX, linkPrefix);
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
