/** @jsxImportSource @emotion/react */
import { FRONT_PAGE } from '../../data/front-page';
import { productionHosts } from '../../data/production-hosts';
import { serviceNames, services } from '../../data/services';
import { site } from '../../data/site';
import { fileUrl } from '../../generator/contract/url';
import type { PageProps } from '../../generator/page/page';
import { HomePage } from '../home/HomePage';
import { useLanguage } from '../language/LanguageProvider';
import { SideMenu } from '../navigation/SideMenu';
import { DocsPage } from '../page/DocsPage';
import { hook } from '../support/hooks';
import { Footer } from './Footer';
import { SKIP_LINK } from './hooks';
import { KeyboardHelp } from './KeyboardHelp';
import { LanguageOffers } from './LanguageOffers';
import { bodyStyles, skipLinkStyles } from './layout-styles';
import { SettingsDrawer } from './SettingsDrawer';
import { TopBar } from './TopBar';

/** The whole page in the order of reading: skip link, bar, menu, text, end. */
export function AppFrame({ page }: { page: PageProps }) {
  const { t } = useLanguage();
  const isFront = page.pathname === FRONT_PAGE;
  return (
    <body
      id="page_top"
      css={isFront ? bodyStyles.front : bodyStyles.docs}
      dir="ltr"
      data-copy={t('copy')}
      data-copied={t('copied')}
      data-copy-failed={t('copyFailed')}
      data-open-failed={t('openFailed')}
      data-services={serviceNames(services)}
      data-worker={site.entries.serviceWorker && fileUrl(`${site.assets}/sw.js`, site)}
      data-production-hosts={site.entries.serviceWorker && productionHosts.join(' ')}
    >
      <a css={skipLinkStyles} {...hook(SKIP_LINK)} href="#main_content">
        {t('skipToContent')}
      </a>
      <TopBar page={page} />
      <SideMenu page={page} />
      {isFront ? <HomePage page={page} /> : <DocsPage page={page} />}
      <Footer />
      <SettingsDrawer />
      <KeyboardHelp />
      <LanguageOffers content={page.content} translations={page.translations} />
    </body>
  );
}
