import { inHouseAds } from '../../data/in-house-ads';
import { useLanguage } from '../language/LanguageProvider';
import { draw, picked } from './ad-choice';
import { AD_PICTURE } from './draw-ad';
import { seededRandom } from './seeded-random';

/**
 * A house ad as a part of its page, the same in every build (RULES §4.8). Its styles are those of the slot
 * (ad-styles.ts).
 */
export function HouseAd({ pathname }: { pathname: string }) {
  const { t, userLanguage } = useLanguage();
  const { layout, pick } = draw(seededRandom(pathname));
  const ad = picked(inHouseAds, pick);
  if (ad === undefined) return null;
  const isInline = layout === 'inline';
  return (
    <a data-layout={layout} href={ad.link} target="_blank" rel="sponsored noopener">
      {!isInline && <img src={ad.img} alt="" {...AD_PICTURE} decoding="async" />}
      <span>
        <span>
          {isInline && (
            <>
              <span>{t('adTag')}</span>{' '}
            </>
          )}
          <Emphasised text={ad.description[userLanguage] ?? ad.description['en'] ?? ''} />
          {isInline && (
            <>
              {' '}
              <span>{t('adStart')}</span>
            </>
          )}
        </span>
        <span>{t('adBy', { name: ad.poweredby })}</span>
      </span>
    </a>
  );
}

/** The text of a house ad: every second part of it is strong. */
function Emphasised({ text }: { text: string }) {
  return text.split(/<\/?b>/).map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part));
}
