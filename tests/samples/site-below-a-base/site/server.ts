import type { MenuEntry } from '../../../../generator/page/menu';
import type { PageProps } from '../../../../generator/page/page';
import type { Part } from '../../../../generator/page/content';
import { site } from '../data/site';

const slot = (index: number) => `\uE000${index}\uE001`;

const fileUrl = (path: string) => `/docs${path}`;

const link = (url: string, words: string) => `<a href="${url}">${words}</a>`;

const menu = (entries: MenuEntry[]): string =>
  entries.map(({ url, title, children = [] }) => link(url, title) + menu(children)).join('');

function part(one: Part): string {
  if (one.kind === 'html') return slot(one.html);
  if (one.kind !== 'demo') return '';
  const { fallback, modules } = one.demo;
  return `<div data-module="${modules.system}">${fallback === undefined ? '' : slot(fallback)}</div>`;
}

/** A frame of twelve lines, in the words of the page's language. */
function body({ userLanguage, words, menu: entries, content, previous, next, translations }: PageProps): string {
  const t = (key: string) => words[userLanguage]?.[key] ?? '';
  const menuWords = t('menu');
  return [
    `<body><nav aria-label="${menuWords}">${menu(entries)}</nav>`,
    ...(content.kind === 'text' ? content.parts.map(part) : [t('missing')]),
    ...[previous, next].flatMap((page) => (page ? link(page.url, page.title) : [])),
    ...translations.map(({ url, language }) => link(url, language)),
    '</body>',
  ].join('');
}

const head = ({ title, url }: PageProps) =>
  [
    `<title>${title}</title><link rel="canonical" href="${site.origin}${url}">`,
    `<link rel="manifest" href="${fileUrl('/assets/manifest.webmanifest')}">`,
  ].join('');

export const serverEntry = {
  render: (page: PageProps) => ({
    htmlAttributes: { lang: page.userLanguage },
    head: head(page),
    styles: '',
    body: body(page),
  }),
  sharedStyles: () => `a{background:url(${fileUrl('/assets/map.svg')})}`,
  beforePaint: () => '',
};
