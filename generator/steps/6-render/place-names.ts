import { LINK_PREFIX, NAME_MARK } from '../../model/marks';

const MARKED = new RegExp(`${NAME_MARK}([^${NAME_MARK}]*)${NAME_MARK}([^${NAME_MARK}]*)${NAME_MARK}`, 'g');

/** Makes marked names of the API links to where they are explained; those without an address stay code. */
export function placeNames(html: string, urls: Readonly<Record<string, string>>): string {
  return html.includes(NAME_MARK)
    ? html.replace(MARKED, (_, name: string, code: string) => {
        const url = Object.hasOwn(urls, name) ? urls[name] : undefined;
        return url === undefined ? code : `<a class="api-name" href="${LINK_PREFIX}${url}">${code}</a>`;
      })
    : html;
}
