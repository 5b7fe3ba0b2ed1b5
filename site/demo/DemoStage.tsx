import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DemoOptions } from '../../generator/contract/page';

/** Sizes that an author gives: rules of this page, as a policy may forbid style attributes. */
const Sizes = styled('div', { shouldForwardProp: (name) => name === 'className' || name === 'children' })<
  Pick<DemoOptions, 'height' | 'maxWidth'>
>(({ height, maxWidth }) => ({
  ...(height !== undefined && { '& > .demo-root': { minHeight: height } }),
  ...(maxWidth !== undefined && { '& > .demo-root': { maxWidth, width: '100%' } }),
}));

interface DemoStageProps {
  options: DemoOptions;
  children: ReactNode;
}

/** The ground a demo stands on. */
export function DemoStage({ options, children }: DemoStageProps) {
  const className = `demo-stage is-${groundOf(options)}`;
  const { height, maxWidth } = options;
  if (height === undefined && maxWidth === undefined) return <div className={className}>{children}</div>;
  return (
    <Sizes className={className} height={height} maxWidth={maxWidth}>
      {children}
    </Sizes>
  );
}

/** `bg` of the marker; framed demos are set off, others outlined when nothing is said (fact sheet §4.9). */
function groundOf({ bg, iframe }: DemoOptions): 'inline' | 'outlined' | 'gradient' | 'playground' {
  if (typeof bg === 'string') return bg;
  return bg || (bg === undefined && iframe) ? 'playground' : 'outlined';
}
