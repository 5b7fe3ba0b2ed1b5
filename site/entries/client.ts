import { enhanceCopy } from '../code/enhance-copy';
import { enhanceDemos } from '../demo/enhance-demos';
import { enhanceMounts } from '../demo/enhance-mounts';
import { enhanceEditing } from '../editing/enhance-editing';
import { enhanceIssue } from '../feedback/enhance-issue';
import { enhanceBackToTop } from '../layout/enhance-back-to-top';
import { enhanceDisclosures } from '../layout/enhance-disclosures';
import { enhanceDrawer } from '../layout/enhance-drawer';
import { enhanceKeyboardHelp } from '../layout/enhance-keyboard-help';
import { enhanceLanguageLinks } from '../layout/enhance-language-links';
import { enhanceLanguageOffer } from '../layout/enhance-language-offer';
import { enhanceSettings } from '../layout/enhance-settings';
import { enhanceMenu } from '../navigation/enhance-menu';
import { enhanceNotifications } from '../notifications/enhance-notifications';
import { enhanceContents } from '../page/enhance-contents';
import { enhanceCopyPage } from '../page/enhance-copy-page';
import { enhanceNotFound } from '../page/enhance-not-found';
import { enhanceChecklistOnDemand } from '../page-components/enhance-checklist-on-demand';
import { enhanceInstallationOnDemand } from '../page-components/enhance-installation-on-demand';
import { enhanceCodeChoice } from '../preferences/enhance-code-choice';
import { enhanceMode } from '../preferences/enhance-mode';
import { enhanceReferenceOnDemand } from '../reference/enhance-reference-on-demand';
import { enhanceSearch } from '../search/enhance-search';
import { enhanceTabs } from '../code/enhance-tabs';
import { createYield } from '../support/yield-to-main';
import { enhanceServiceWorker } from './enhance-service-worker';
import { enhanceServices } from './enhance-services';

/**
 * The enhancements of every page, without React: each enhances a part of a page that works without it. An
 * error in one must not prevent the others, and all of them together must not block the main thread.
 */
const enhancements = [
  enhanceMode,
  enhanceCodeChoice,
  enhanceMenu,
  enhanceDrawer,
  enhanceSettings,
  enhanceSearch,
  enhanceDisclosures,
  enhanceLanguageLinks,
  enhanceLanguageOffer,
  enhanceKeyboardHelp,
  enhanceTabs,
  enhanceInstallationOnDemand,
  enhanceChecklistOnDemand,
  enhanceDemos,
  enhanceMounts,
  enhanceEditing,
  enhanceContents,
  enhanceCopy,
  enhanceCopyPage,
  enhanceBackToTop,
  enhanceNotFound,
  enhanceIssue,
  enhanceNotifications,
  enhanceReferenceOnDemand,
  enhanceServices,
  enhanceServiceWorker,
];

async function enhancePage(): Promise<void> {
  const yieldWhenDue = createYield();
  for (const enhance of enhancements) {
    try {
      void enhance();
    } catch (error) {
      console.error(error);
    }
    await yieldWhenDue();
  }
}

void enhancePage();
