/** @jsxImportSource @emotion/react */
import { type Notification, notifications } from '../../data/notifications';
import { productNames, type Release, releases } from '../../data/releases';
import { inLanguage } from '../language/in-language';
import { useLanguage } from '../language/LanguageProvider';
import { releaseDay } from './release-day';
import { timelineStyles as styles } from './release-styles';

/** The releases of this version on a timeline: with the notification about a release, or the products that it extends. */
export function ReleaseTimeline() {
  return (
    <ol css={styles.line}>
      {releases.map((release) => (
        <ReleaseLine key={release.version} release={release} />
      ))}
    </ol>
  );
}

function ReleaseLine({ release: { version, date, features } }: { release: Release }) {
  const { userLanguage } = useLanguage();
  const products = new Set(features.map(({ product }) => inLanguage(productNames[product], userLanguage)));
  const news = notifications.filter((notification) => notification.version === version);
  return (
    <li data-news={news.length > 0 || undefined}>
      <a href={`#${version.replaceAll('.', '-')}`}>{version}</a>{' '}
      <time dateTime={date}>{releaseDay(date, userLanguage, 'short')}</time>
      {news.map((notification) => (
        <News key={notification.id} notification={notification} />
      ))}
      {news.length === 0 && <p>{new Intl.ListFormat(userLanguage).format(products)}</p>}
    </li>
  );
}

function News({ notification: { pathname, title, text } }: { notification: Notification }) {
  const { urlTo, userLanguage } = useLanguage();
  return (
    <p>
      <a href={urlTo(pathname)}>
        <b>{inLanguage(title, userLanguage)}</b>
      </a>{' '}
      {inLanguage(text, userLanguage)}
    </p>
  );
}
