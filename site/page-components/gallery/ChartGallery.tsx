import { type ChartType, chartTypes } from '../../../data/chart-types';
import { inLanguage } from '../../language/in-language';
import { useLanguage } from '../../language/LanguageProvider';
import { pictures } from './pictures';

/** Every kind of chart with a picture of it, what it answers, and where it is explained. */
export function ChartGallery() {
  return (
    <ul className="chart-gallery">
      {chartTypes.map((type) => (
        <ChartCard key={type.picture} type={type} />
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
      <svg viewBox="0 0 160 90" aria-hidden="true" focusable="false">
        <Picture />
      </svg>
      <p className="chart-name">
        <a href={urlTo(pathname)}>{inLanguage(name, userLanguage)}</a> <code>{component}</code>{' '}
        {plan && <span className="plan-pro" role="img" aria-label={t('proPlan')} />}
      </p>
      <p>{inLanguage(question, userLanguage)}</p>
      {more !== undefined && (
        <p className="chart-more">
          <a href={urlTo(more)}>{t('moreExamples')}</a>
        </p>
      )}
    </li>
  );
}
