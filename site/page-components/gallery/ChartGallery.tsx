/** @jsxImportSource @emotion/react */
import {
  type ChartType,
  chartTypes,
  type PlannedChartType,
  plannedChartTypes,
} from '../../../data/chart-types';
import { inLanguage } from '../../language/in-language';
import { useLanguage } from '../../language/LanguageProvider';
import { Badges } from '../../navigation/Badges';
import { drafts } from './drafts';
import { galleryStyles as styles } from './gallery-styles';
import { pictures } from './pictures';

/** All kinds of charts with a picture, the question that they answer, and a link; then planned ones. */
export function ChartGallery() {
  return (
    <ul css={styles.cards}>
      {chartTypes.map((type) => (
        <ChartCard key={type.picture} type={type} />
      ))}
      {plannedChartTypes.map((type) => (
        <PlannedCard key={type.picture} type={type} />
      ))}
    </ul>
  );
}

function ChartCard({ type }: { type: ChartType }) {
  const { t, urlTo, userLanguage } = useLanguage();
  const { name, question, component, picture, pathname, more, plan } = type;
  const Picture = pictures[picture];
  return (
    <li>
      <div data-part="picture" aria-hidden="true">
        <Picture />
      </div>
      <p data-part="name">
        <a href={urlTo(pathname)}>{inLanguage(name, userLanguage)}</a> <Badges {...(plan && { plan })} />
        <code>{component}</code>
      </p>
      <p>{inLanguage(question, userLanguage)}</p>
      {more !== undefined && (
        <p data-part="more">
          <a href={urlTo(more)}>{t('moreExamples')}</a>
        </p>
      )}
    </li>
  );
}

function PlannedCard({ type: { name, question, picture, pathname } }: { type: PlannedChartType }) {
  const { urlTo, userLanguage } = useLanguage();
  const Draft = drafts[picture];
  return (
    <li data-planned="">
      <div data-part="picture" aria-hidden="true">
        <svg viewBox="0 0 240 140" aria-hidden="true">
          <Draft />
        </svg>
      </div>
      <p data-part="name">
        <a href={urlTo(pathname)}>{inLanguage(name, userLanguage)}</a> <Badges planned />
      </p>
      <p>{inLanguage(question, userLanguage)}</p>
    </li>
  );
}
