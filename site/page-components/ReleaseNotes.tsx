/** @jsxImportSource @emotion/react */
import { Fragment } from 'react';
import { type Feature, type News, productNames, releases } from '../../data/releases';
import { inLanguage } from '../language/in-language';
import { useLanguage } from '../language/LanguageProvider';
import { Badges } from '../navigation/Badges';
import { InlineWords } from './InlineWords';
import { releaseDay } from './release-day';
import { releaseNotesStyles as styles } from './release-styles';

/** The date and contents of a release: `{{"component": "ReleaseNotes", "version": "7.18.0"}}`. */
export function ReleaseNotes({ version }: Record<string, unknown>) {
  const { t, userLanguage } = useLanguage();
  const release = releases.find((one) => one.version === version);
  if (!release) return null;
  const { date, note, features } = release;
  return (
    <div className="markdown" css={styles.notes}>
      <p>
        <time dateTime={date}>{t('releasedOn', { day: releaseDay(date, userLanguage) })}</time>
      </p>
      {note && <p>{inLanguage(note, userLanguage)}</p>}
      <dl>
        {productsIn(features).map((product) => (
          <Fragment key={product}>
            <dt>{inLanguage(productNames[product], userLanguage)}</dt>
            {features
              .filter((feature) => feature.product === product)
              .map((feature) => (
                <FeatureLine key={feature.words?.en ?? feature.news?.id} feature={feature} />
              ))}
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

function productsIn(features: Feature[]): Feature['product'][] {
  return [...new Set(features.map(({ product }) => product))];
}

function FeatureLine({ feature: { plan, news, words } }: { feature: Feature }) {
  const { userLanguage } = useLanguage();
  return (
    <dd>
      <Badges {...(plan && { plan })} />
      {news && <NewsWords news={news} />}
      {words && <InlineWords words={inLanguage(words, userLanguage)} />}
    </dd>
  );
}

/** The text and link of a notification. */
function NewsWords({ news: { title, text, pathname } }: { news: News }) {
  const { urlTo, userLanguage } = useLanguage();
  return (
    <>
      <a href={urlTo(pathname)}>{inLanguage(title, userLanguage)}</a>
      {userLanguage === 'zh' ? '：' : ': '}
      {inLanguage(text, userLanguage)}
      {userLanguage === 'zh' ? '' : ' '}
    </>
  );
}
