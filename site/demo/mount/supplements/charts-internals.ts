import type { ReactNode } from 'react';

export * from '@mui/x-charts/internals';

/**
 * `@mui/x-charts-pro` 7.22.3, the nearest published version, requires a provider that `@mui/x-charts` 7.18.0
 * does not have. Its only option, `skipAnimation`, is a prop in 7.18.0, so a provider that only renders its
 * children is equivalent.
 */
export function AnimationProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
