import type { ReactNode } from 'react';

/**
 * `@mui/x-charts-pro` 7.22.3, the nearest published version, asks `@mui/x-charts` for a provider that
 * 7.18.0 does not have yet. There it holds one switch, `skipAnimation`, which 7.18.0 hands on as a
 * property; so nothing is lost when the provider only draws what is inside.
 */
export function AnimationProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
