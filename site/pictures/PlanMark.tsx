import type { Plan } from '../../generator/contract/plan';
import { ranks } from '../theme/icon-shapes';
import { dark } from '../theme/tokens';

/** The icon of a plan and its name. */
export function PlanMark({ plan, name }: { plan: Plan; name: string }) {
  return (
    <div className={`plan plan-${plan}`}>
      <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        <path d={ranks[plan]} fill={dark[plan]} />
      </svg>
      <div>{name}</div>
    </div>
  );
}
