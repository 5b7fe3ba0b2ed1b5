import type { MenuEntry } from '../../generator/contract/page';
import { useLanguage } from '../language/LanguageProvider';

type BadgesProps = Pick<MenuEntry, 'plan' | 'newFeature' | 'planned' | 'unstable'>;

/** What a menu line says beside its title: the plan, then New, Planned, Preview (RULES §2.4). */
export function Badges({ plan, newFeature, planned, unstable }: BadgesProps) {
  const { t } = useLanguage();
  const planName = plan && (plan === 'pro' ? t('proPlan') : t('premiumPlan'));
  return (
    <>
      {plan && <span className={`icon icon-${plan}`} role="img" aria-label={planName} title={planName} />}
      {newFeature && <span className="chip chip-new">{t('new')}</span>}
      {planned && <span className="chip">{t('planned')}</span>}
      {unstable && <span className="chip chip-preview">{t('preview')}</span>}
    </>
  );
}
