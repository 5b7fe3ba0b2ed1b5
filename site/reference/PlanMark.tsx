import type { Plan } from '../../generator/contract/plan';
import { useLanguage } from '../language/LanguageProvider';

/** The icon of a plan. */
export function PlanMark({ plan }: { plan: Plan | undefined }) {
  const { t } = useLanguage();
  if (!plan) return null;
  const name = plan === 'pro' ? t('proPlan') : t('premiumPlan');
  return <span className={`icon icon-${plan}`} role="img" aria-label={name} title={name} />;
}
