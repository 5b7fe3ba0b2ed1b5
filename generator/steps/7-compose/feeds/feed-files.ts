import type { FeedWords, SiteFeed } from '../../../contract/feed';
import type { SiteDefinition } from '../../../contract/site';
import { feedUrls, languagesOf, linkTo, urlOf } from '../../../contract/url';
import type { OutputFile } from '../../../model';
import { atomFeed } from './atom';
import type { Feed } from './feed';
import { feedText } from './feed-text';
import { jsonFeed } from './json-feed';

/** Every feed in every language of its page, beside the page with the same items. */
export function feedFiles(site: SiteDefinition): OutputFile[] {
  const { feeds = [], languages } = site;
  return feeds.flatMap((feed) =>
    languagesOf(feed.pathname, languages).flatMap((code) => {
      const folder = linkTo({ pathname: feed.pathname, userLanguage: code }, languages).slice(1);
      const files = feedUrls(folder);
      const spoken = feedIn(feed, code, site);
      return [
        { path: files.atom, contents: atomFeed(spoken) },
        { path: files.json, contents: jsonFeed(spoken) },
      ];
    }),
  );
}

function feedIn({ pathname, title, items }: SiteFeed, userLanguage: string, site: SiteDefinition): Feed {
  const { origin, name, languages } = site;
  const said = (words: FeedWords) => words[userLanguage] ?? words[languages.default] ?? '';
  const page = `${origin}${urlOf({ pathname, userLanguage }, site)}`;
  return {
    language: languages.all.find(({ code }) => code === userLanguage)?.tag ?? userLanguage,
    title: said(title),
    author: name,
    page,
    own: feedUrls(page),
    items: items.map((item) => ({
      url: `${page}#${item.anchor}`,
      date: `${item.date}T00:00:00Z`,
      title: said(item.title),
      html: feedText(said(item.text), userLanguage, site),
    })),
  };
}
