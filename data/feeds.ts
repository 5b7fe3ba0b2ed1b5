import type { FeedItem, SiteFeed } from '../generator/contract/feed';
import { type Feature, productNames, type Release, releases } from './releases';
import type { Words } from './words';

/** Plans by their names, which no language translates. */
const PLANS = { pro: 'Pro', premium: 'Premium' };

/** The releases, for those who want to be told of them: the words of `/x/whats-new`. */
export const feeds: SiteFeed[] = [
  {
    pathname: '/x/whats-new',
    title: { en: 'MUI X releases', zh: 'MUI X 版本发布' },
    items: releases.map(itemOf),
  },
];

function itemOf(release: Release): FeedItem {
  const { version, date } = release;
  const title = `MUI X ${version}`;
  return {
    anchor: version.replaceAll('.', '-'),
    date,
    title: { en: title, zh: title },
    text: { en: textOf(release, 'en'), zh: textOf(release, 'zh') },
  };
}

/** A sentence, and the features of each product below its name. */
function textOf({ note, features }: Release, language: keyof Words & string): string {
  const products = [...new Set(features.map(({ product }) => product))];
  const lists = products.flatMap((product) => [
    `**${productNames[product][language]}**`,
    features
      .filter((feature) => feature.product === product)
      .map((feature) => `- ${lineOf(feature, language)}`)
      .join('\n'),
  ]);
  return [...(note ? [note[language] ?? note.en] : []), ...lists].join('\n\n');
}

function lineOf({ plan, news, words }: Feature, language: string): string {
  const colon = language === 'zh' ? '：' : ': ';
  const said = (text: Words) => text[language] ?? text.en;
  return [
    ...(plan ? [`[${PLANS[plan]}](/x/introduction/licensing/#${plan}-plan)`] : []),
    ...(news ? [`[${said(news.title)}](${news.pathname}/)${colon}${said(news.text)}`] : []),
    ...(words ? [said(words)] : []),
  ].join(' ');
}
