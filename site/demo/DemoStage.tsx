import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DemoOptions } from '../../generator/page/demo';

/** Sizes that an author gives: rules of this page, as a policy may forbid style attributes. */
const Sized = styled('div', { shouldForwardProp: (name) => name !== 'options' })<{ options: DemoOptions }>(
  ({ options: { height, maxWidth } }) => ({
    '& > .demo-root': {
      ...(height !== undefined && { minHeight: height }),
      ...(maxWidth !== undefined && { maxWidth }),
    },
  }),
);

interface DemoStageProps {
  options: DemoOptions;
  children: ReactNode;
}

/** The ground a demo stands on. */
export function DemoStage({ options, children }: DemoStageProps) {
  const className = `demo-stage is-${groundOf(options)}`;
  if (options.height === undefined && options.maxWidth === undefined) {
    return <div className={className}>{children}</div>;
  }
  return (
    <Sized className={className} options={options}>
      {children}
    </Sized>
  );
}

/** `bg` of the marker; framed demos are set off, others outlined when nothing is said (RULES §4.9). */
function groundOf({ bg, iframe }: DemoOptions): 'inline' | 'outlined' | 'gradient' | 'playground' {
  if (typeof bg === 'string') return bg;
  return bg || (bg === undefined && iframe) ? 'playground' : 'outlined';
}
