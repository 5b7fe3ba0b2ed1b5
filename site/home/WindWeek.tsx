/** @jsxImportSource @emotion/react */
import { useLanguage } from '../language/LanguageProvider';
import { type Cell, NOW, windWeek } from './wind-week';
import { windStyles } from './wind-styles';

/** The distance between cells, and the side of a cell without its stroke. */
const [PITCH, SIDE, EDGE] = [16, 8, 2.5];

/** A week of wind as 168 hourly cells, as an example of a data visualization. */
export function WindWeek() {
  const { t } = useLanguage();
  return (
    <figure css={windStyles} dir="ltr">
      <svg viewBox={`0 0 ${24 * PITCH - 3} ${7 * PITCH - 3}`} aria-hidden="true">
        {windWeek().map((cells, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: levels neither come nor go
          <path key={level} d={cells.map(squareAt).join('')} />
        ))}
        <path d={squareAt(NOW)} />
      </svg>
      <figcaption>
        <span>{t('windWeek')}</span>
        <span>{t('windDays')}</span>
      </figcaption>
    </figure>
  );
}

/** The stroke rounds the corners. */
function squareAt({ day, hour }: Cell): string {
  return `M${hour * PITCH + EDGE} ${day * PITCH + EDGE}h${SIDE}v${SIDE}h-${SIDE}z`;
}
