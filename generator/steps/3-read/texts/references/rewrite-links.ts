import type Token from 'markdown-it/lib/token.mjs';
import { decodeEntities } from '../../../../markup/decode-entities';
import { isFollowed } from '../../../../model/link-scheme';
import { emittedFile, emittedLink, isExternal, type LinkSite } from './emitted-link';
import { replaceCandidates } from './image-candidates';
import { attributeOf, isLink, type RawTag, replaceTags } from './raw-html';

/**
 * Replaces the URLs of all links of a text, including raw HTML, by those that pages emit, and removes
 * comments.
 */
export function rewriteLinks(tokens: readonly Token[], site: LinkSite): void {
  for (const token of tokens) {
    if (token.type === 'html_block' || token.type === 'html_inline') {
      token.content = replaceTags(token.content, (tag) =>
        isLink(tag.name) ? rawLink(tag, site) : rawFiles(tag, site),
      );
    }
    if (token.type === 'link_open') rewriteLink(token, site);
    if (token.type === 'image') token.attrSet('src', emittedFile(token.attrGet('src') ?? '', site));
    if (token.children) {
      nameIconLinks(token.children);
      rewriteLinks(token.children, site);
    }
  }
}

function rewriteLink(token: Token, site: LinkSite): void {
  const target = token.attrGet('href') ?? '';
  token.attrSet('href', emittedLink(target, site));
  if (isExternal(target)) token.attrSet('rel', 'noopener');
}

function rawLink(tag: RawTag, site: LinkSite): string {
  const html = replaceAttribute(tag, 'href', (href) =>
    isFollowed(decodeEntities(href)) ? emittedLink(href, site) : '',
  );
  return isExternal(attributeOf(tag, 'href')?.value ?? '') && !attributeOf(tag, 'rel')
    ? html.replace(/\s*\/?>$/, ' rel="noopener">')
    : html;
}

/** Images, videos and their posters. */
function rawFiles(tag: RawTag, site: LinkSite): string {
  const emitted = (file: string) => emittedFile(file, site);
  const html = ['src', 'poster'].reduce(
    (before, name) => replaceAttribute({ ...tag, html: before }, name, emitted),
    tag.html,
  );
  return replaceAttribute({ ...tag, html }, 'srcset', (images) => replaceCandidates(images, emitted));
}

/** The HTML of a tag with another value of an attribute. */
function replaceAttribute(tag: RawTag, name: string, replace: (value: string) => string): string {
  const found = attributeOf(tag, name);
  if (!found) return tag.html;
  const end = found.offset + found.value.length;
  return tag.html.slice(0, found.offset) + replace(found.value) + tag.html.slice(end);
}

/** A link that contains only an icon, such as a plan, is labelled by its title. */
function nameIconLinks(children: readonly Token[]): void {
  children.forEach((token, index) => {
    const title = token.type === 'link_open' ? token.attrGet('title') : null;
    if (!title) return;
    if (
      insideOf(children, index).every(({ type, content }) => type === 'html_inline' || content.trim() === '')
    ) {
      token.attrSet('aria-label', title);
    }
  });
}

/** The tokens between the start and the end of a link. */
function insideOf(children: readonly Token[], link: number): Token[] {
  let end = link + 1;
  while (end < children.length && children[end]?.type !== 'link_close') end += 1;
  return children.slice(link + 1, end);
}
