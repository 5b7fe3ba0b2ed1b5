import { hasOnlyHouseAds, services } from '../../data/services';
import { useLanguage } from '../language/LanguageProvider';
import { HouseAd } from './HouseAd';

/**
 * The place of the page's ad, with its size from the first paint on (ad-styles.ts). Where ads are off
 * there is none. One of the house is there with the page; any other content is the script's, which finds its
 * words here (enhance-ads.ts).
 */
export function AdSlot({ pathname }: { pathname: string }) {
  const { t, userLanguage } = useLanguage();
  if (!services.ads.enabled) return null;
  if (hasOnlyHouseAds(services))
    return (
      // What is found of a page is its text.
      <section className="ad-slot" aria-label={t('ad')} data-nosnippet="">
        <HouseAd pathname={pathname} />
      </section>
    );
  return (
    <section
      className="ad-slot"
      aria-label={t('ad')}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-language={userLanguage}
      data-by={t('adBy')}
      data-tag={t('adTag')}
      data-start={t('adStart')}
    >
      <div className="ad-provider" />
      <div className="ad-own" />
      <template>
        <div className="ad-message">
          <p>{t('adBlockerTitle')}</p>
          <p>{t('adBlockerText')}</p>
          <p>{t('adBlockerThanks')}</p>
        </div>
      </template>
    </section>
  );
}
