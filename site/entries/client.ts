import { enhanceCopy } from '../code/enhance-copy';
import { enhanceTabsOnDemand } from '../code/enhance-tabs-on-demand';
import { enhanceIssue } from '../feedback/enhance-issue';
import { enhanceBackToTop } from '../layout/enhance-back-to-top';
import { enhanceDisclosures } from '../layout/enhance-disclosures';
import { enhanceDrawer } from '../layout/enhance-drawer';
import { enhanceKeyboardHelp } from '../layout/enhance-keyboard-help';
import { enhanceLanguageLinksOnDemand } from '../layout/enhance-language-links-on-demand';
import { enhanceLanguageOffer } from '../layout/enhance-language-offer';
import { enhanceSettings } from '../layout/enhance-settings';
import { enhanceMenu } from '../navigation/enhance-menu';
import { enhanceNotifications } from '../notifications/enhance-notifications';
import { enhanceContents } from '../page/enhance-contents';
import { enhanceCopyPage } from '../page/enhance-copy-page';
import { enhanceCodeChoice } from '../preferences/enhance-code-choice';
import { enhanceMode } from '../preferences/enhance-mode';
import { enhanceSearch } from '../search/enhance-search';
import { enhancePage } from './enhance-page';
import { enhanceRareParts } from './enhance-rare-parts';
import { enhanceServiceWorker } from './enhance-service-worker';
import { enhanceServices } from './enhance-services';

/** The enhancements of every page, without React: each enhances a part of a page that works without it. */
void enhancePage([
  enhanceMode,
  enhanceCodeChoice,
  enhanceMenu,
  enhanceDrawer,
  enhanceSettings,
  enhanceSearch,
  enhanceDisclosures,
  enhanceLanguageLinksOnDemand,
  enhanceLanguageOffer,
  enhanceKeyboardHelp,
  enhanceTabsOnDemand,
  enhanceRareParts,
  enhanceContents,
  enhanceCopy,
  enhanceCopyPage,
  enhanceBackToTop,
  enhanceIssue,
  enhanceNotifications,
  enhanceServices,
  enhanceServiceWorker,
]);
