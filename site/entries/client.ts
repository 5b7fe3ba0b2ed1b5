import { wakeCopy } from '../code/wake-copy';
import { wakeDemos } from '../demo/wake-demos';
import { wakeMounts } from '../demo/wake-mounts';
import { wakeBackToTop } from '../layout/wake-back-to-top';
import { wakeDisclosures } from '../layout/wake-disclosures';
import { wakeDrawer } from '../layout/wake-drawer';
import { wakeLanguageLinks } from '../layout/wake-language-links';
import { wakeSettings } from '../layout/wake-settings';
import { wakeMenu } from '../navigation/wake-menu';
import { wakeNotifications } from '../notifications/wake-notifications';
import { wakeContents } from '../page/wake-contents';
import { wakeCopyPage } from '../page/wake-copy-page';
import { wakeNotFound } from '../page/wake-not-found';
import { wakeChecklist } from '../page-components/wake-checklist';
import { wakeInstallation } from '../page-components/wake-installation';
import { wakeCodeChoice } from '../preferences/wake-code-choice';
import { wakeMode } from '../preferences/wake-mode';
import { wakeReference } from '../reference/wake-reference';
import { createBreath } from '../support/breathe';
import { wakeTabs } from '../support/wake-tabs';
import { wakeServiceWorker } from './wake-service-worker';
import { wakeServices } from './wake-services';

/**
 * What every page needs at once, without React: each wakes one part of a page that already reads and
 * navigates by itself. One that fails must not keep the others asleep, and all together not the reader waiting.
 */
const sleepers = [
  wakeMode,
  wakeCodeChoice,
  wakeMenu,
  wakeDrawer,
  wakeSettings,
  wakeDisclosures,
  wakeLanguageLinks,
  wakeTabs,
  wakeInstallation,
  wakeChecklist,
  wakeDemos,
  wakeMounts,
  wakeContents,
  wakeCopy,
  wakeCopyPage,
  wakeBackToTop,
  wakeNotFound,
  wakeNotifications,
  wakeReference,
  wakeServices,
  wakeServiceWorker,
];

async function wakeAll(): Promise<void> {
  const breath = createBreath();
  for (const wake of sleepers) {
    try {
      void wake();
    } catch (error) {
      console.error(error);
    }
    await breath();
  }
}

void wakeAll();
