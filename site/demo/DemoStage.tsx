/** @jsxImportSource @emotion/react */
import { ClassNames } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Demo, DemoOptions } from '../../generator/page/demo';
import { columnButtons } from './column-button-styles';
import { groundStyles } from './stage-styles';

interface DemoStageProps {
  demo: Pick<Demo, 'options' | 'variants'>;
  children: ReactNode;
}

/** The background of a demo. */
export function DemoStage({ demo, children }: DemoStageProps) {
  const ground = groundOf(demo.options);
  const isGrid = hasGrid(demo);
  const look = [groundStyles[ground === 'outlined' && isGrid ? 'grid' : ground], isGrid && columnButtons];
  const { height, maxWidth } = demo.options;
  if (height === undefined && maxWidth === undefined) {
    return (
      <div css={look} data-ground={ground}>
        {children}
      </div>
    );
  }
  // Sizes given by an author are rules of this page, because a policy may forbid style attributes. They have
  // their own class, because `css` would merge both.
  const size = { '& > [data-demo]': { minHeight: height, maxWidth } };
  return (
    <ClassNames>
      {({ css }) => (
        <div className={`${css(look)} ${css(size)}`} data-ground={ground}>
          {children}
        </div>
      )}
    </ClassNames>
  );
}

/** `bg` of the marker; by default, framed demos have a background, and others a border (RULES §4.9). */
function groundOf({ bg, iframe }: DemoOptions): 'inline' | 'outlined' | 'gradient' | 'playground' {
  if (typeof bg === 'string') return bg;
  return bg || (bg === undefined && iframe) ? 'playground' : 'outlined';
}

/** Whether a demo imports a grid: its box may have no border besides that of the grid, and its picture lacks the grid's buttons. */
function hasGrid({ variants }: Pick<Demo, 'variants'>): boolean {
  return variants.some(({ imports }) => imports?.some((one) => /^@mui\/x-data-grid(?:-|$)/.test(one)));
}
