import { inHouseAds } from '../../data/in-house-ads';
import { useLanguage } from '../language/LanguageProvider';
import { draw, picked } from './ad-choice';
import { AD_PICTURE } from './draw-ad';
import { lotsOf } from './lots-of-page';

/**
 * An ad of the house as a part of its page: each page has its own, the same with every build (RULES §4.8). Its look
 * is that of its place (ad-styles.ts).
 */
export function HouseAd({ pathname }: { pathname: string }) {
  const { t, userLanguage } = useLanguage();
  const { layout, pick } = draw(lotsOf(pathname));
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

/** The words of an ad of ours: every other part of them is strong. */
function Emphasised({ text }: { text: string }) {
  return text.split(/<\/?b>/).map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part));
}
