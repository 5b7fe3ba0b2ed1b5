import { hasOnlyHouseAds, services } from '../../data/services';
import { css } from '../theme/css';
import { below } from '../theme/media';
import { SPACING } from '../theme/tokens';

/** The slot's height, in px: wide screens, and small ones, where its text needs more lines (RULES §9). */
export const SLOT_HEIGHT = { wide: 126, small: 142 } as const;

/** Above and below the slot, in units of spacing (RULES §9). */
export const SLOT_MARGIN = 3;

/** The height of the ad under a demo, in px (RULES §4.8). */
export const DEMO_AD_HEIGHT = 52;

/** Ads in boxes that never change their size. A site has rules for the ads that it shows, and no others. */
export function adStyles(): string {
  if (!services.ads.enabled) return '';
  return slotAndAd() + (hasOnlyHouseAds(services) ? '' : ofStrangers());
}

function slotAndAd(): string {
  return css`
.ad-slot{height:${SLOT_HEIGHT.wide}px;margin-block:${SLOT_MARGIN * SPACING}px;overflow:hidden;contain:strict;font-size:.875rem;line-height:1.45}
.ad{display:flex;gap:16px;height:100%;padding:12px;border:1px solid var(--x-line);border-radius:var(--x-radius);background:var(--x-sunken);color:var(--x-ink-soft);text-decoration:none}
.ad:hover{border-color:var(--x-accent-line)}
.ad-picture{flex:none;width:130px;height:100px;border-radius:var(--x-radius-control);object-fit:cover}
.ad-words{display:flex;flex-direction:column;gap:4px;min-width:0;flex:1}
.ad-text{overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4}
.ad-text :is(b,strong){color:var(--x-ink)}
.ad-by{margin-top:auto;font-size:.75rem;color:var(--x-ink-faint)}
.ad-tag{padding:1px 6px;border-radius:var(--x-radius-small);background:var(--x-success-soft);color:var(--x-success);font-size:.75rem;font-weight:600}
.ad-start{color:var(--x-accent);text-decoration:underline;white-space:nowrap}
${below('sm')}{.ad-slot{height:${SLOT_HEIGHT.small}px}.ad{gap:12px;padding:10px}.ad-picture{width:104px;height:80px}.ad-text{-webkit-line-clamp:5}.ad.is-image{font-size:.8125rem}}
@media print{.ad-slot{display:none}}
`;
}

/** The provider's place, what stands there when it does not come, and small ads under demos. */
function ofStrangers(): string {
  return css`
.ad-own{height:100%}
.ad-picture.is-missing{visibility:hidden}
.ad-provider>div~div{display:none}
.ad-message{height:100%;padding:14px 16px;border:1px solid var(--x-line);border-radius:var(--x-radius);background:var(--x-sunken);color:var(--x-ink-soft);overflow:hidden}
.ad-message>:first-child{font-weight:580;color:var(--x-ink)}
.demo-ad{height:${DEMO_AD_HEIGHT}px;margin-top:8px;overflow:hidden;contain:strict;font-size:.8125rem;line-height:1.4}
.demo-ad .ad{align-items:center;padding:4px 12px}
.demo-ad .ad-words{flex-direction:row;align-items:center;gap:12px}
.demo-ad .ad-text{flex:1;-webkit-line-clamp:2}
.demo-ad .ad-by{flex:none;margin:0}
${below('sm')}{.demo-ad .ad-by{display:none}.ad-message{padding:10px 14px;font-size:.8125rem}}
@media print{.demo-ad{display:none}}
`;
}
