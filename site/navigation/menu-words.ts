import type { Translate } from '../language/translate';
import type { MenuWords } from './menu-elements';

/** The words of the menu in one language. */
export function menuWords(t: Translate): MenuWords {
  return {
    pro: t('proPlan'),
    premium: t('premiumPlan'),
    new: t('new'),
    planned: t('planned'),
    preview: t('preview'),
  };
}
