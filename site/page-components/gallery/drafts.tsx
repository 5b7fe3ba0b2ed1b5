import type { ComponentType } from 'react';
import type { PlannedPicture } from '../../../data/chart-types';
import { onCircle } from './arcs';

/** Outlines of planned charts, which no component renders yet. */
export const drafts: Record<PlannedPicture, ComponentType> = {
  radar: () => (
    <g transform="translate(120 70)">
      {[62, 42, 22].map((radius) => (
        <path key={radius} d={polygon([radius, radius, radius, radius, radius, radius])} />
      ))}
      <path data-part="value" d={polygon([56, 33, 49, 58, 29, 45])} />
    </g>
  ),
  treemap: () => (
    <path
      data-part="value"
      d="M18 14h92v112h-92zM116 14h62v66h-62zM184 14h38v66h-38zM116 86h40v40h-40zM162 86h60v40h-60z"
    />
  ),
  funnel: () => (
    <path data-part="value" d="M24 16h192l-24 32h-144zM50 54h140l-20 32h-100zM72 92h96l-14 32h-68z" />
  ),
  sankey: () => (
    <>
      <path data-part="flow" d="M36 34C120 34 120 30 204 30" strokeWidth={30} />
      <path data-part="flow" d="M36 62C120 62 120 80 204 80" strokeWidth={22} />
      <path data-part="flow" d="M36 106C120 106 120 106 204 106" strokeWidth={26} />
      <path data-part="value" d="M26 19h10v54h-10zM26 93h10v26h-10zM204 15h10v30h-10zM204 69h10v50h-10z" />
    </>
  ),
  gantt: () => (
    <>
      <path d="M60 12v116M110 12v116M160 12v116M210 12v116" />
      <path data-part="value" d="M22 20h72v18h-72zM64 48h84v18h-84zM118 76h50v18h-50zM150 104h72v18h-72z" />
    </>
  ),
};

function polygon(radii: readonly number[]): string {
  const corners = radii.map((radius, at) => onCircle((at * 2 * Math.PI) / radii.length, radius));
  return `M${corners.join('L')}Z`;
}
