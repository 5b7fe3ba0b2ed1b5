/** @jsxImportSource @emotion/react */
import { hasOnlyHouseAds, services } from '../../data/services';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { demoAdStyles, placeStyles, slotStyles } from './ad-styles';
import { HouseAd } from './HouseAd';
import { AD_MESSAGE, AD_PROVIDER, AD_SLOT, DEMO_AD, OWN_AD } from './hooks';

/**
 * The slot of the page's ad, with its final size from the first paint on (ad-styles.ts). Absent where ads are
 * disabled. A house ad is rendered with the page; other content is added by the script, which reads its texts
 * from here (enhance-ads.ts).
 */
export function AdSlot({ pathname }: { pathname: string }) {
  const { t, userLanguage } = useLanguage();
  if (!services.ads.enabled) return null;
  if (hasOnlyHouseAds(services))
    return (
      // Only the text of a page is indexed by search engines.
      <section css={slotStyles.house} {...hook(AD_SLOT)} aria-label={t('ad')} data-nosnippet="">
        <HouseAd pathname={pathname} />
      </section>
    );
  return (
    <section
      css={slotStyles.slot}
      {...hook(AD_SLOT)}
      aria-label={t('ad')}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-language={userLanguage}
      data-by={t('adBy')}
      data-tag={t('adTag')}
      data-start={t('adStart')}
    >
      <div css={placeStyles.provider} {...hook(AD_PROVIDER)} />
      <div css={placeStyles.own} {...hook(OWN_AD)} />
      <template>
        <div css={placeStyles.message} {...hook(AD_MESSAGE)}>
          <p>{t('adBlockerTitle')}</p>
          <p>{t('adBlockerText')}</p>
          <p>{t('adBlockerThanks')}</p>
        </div>
        {services.ads.feedUrl !== undefined && <div css={demoAdStyles} {...hook(DEMO_AD)} />}
      </template>
    </section>
  );
}
