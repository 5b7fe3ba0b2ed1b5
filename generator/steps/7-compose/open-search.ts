import type { SiteDefinition } from '../../contract/site';
import { openSearchUrl, urlOf, withoutBase } from '../../contract/url';
import type { OutputFile } from '../../model';
import { element, elementWith, emptyElement, xmlDocument } from './xml';

/** The maximum length of a name in browsers. */
const MAX_NAME_LENGTH = 16;

/**
 * `opensearch.xml` of each language, by which browsers can search the site; none for a site without a search.
 */
export function openSearchFiles(site: SiteDefinition): OutputFile[] {
  const { searchParameter, languages } = site;
  if (searchParameter === undefined) return [];
  return languages.all.map(({ code, tag }) => ({
    path: (withoutBase(openSearchUrl(code, site), site) ?? '').slice(1),
    contents: description(site, { code, tag, searchParameter }),
  }));
}

function description(
  { name, home, origin, ...site }: SiteDefinition,
  { code, tag, searchParameter }: { code: string; tag: string; searchParameter: string },
): string {
  const front = `${origin}${urlOf({ pathname: home, userLanguage: code }, site)}`;
  return xmlDocument(
    elementWith('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
      element('ShortName', name.slice(0, MAX_NAME_LENGTH)),
      element('Description', name),
      element('InputEncoding', 'UTF-8'),
      element('Language', tag),
      emptyElement('Url', { type: 'text/html', template: `${front}?${searchParameter}={searchTerms}` }),
    ]),
  );
}
