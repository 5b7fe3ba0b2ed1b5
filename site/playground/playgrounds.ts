import { bar } from './charts/bar';
import { gauge } from './charts/gauge';
import { line } from './charts/line';
import { pie } from './charts/pie';
import { scatter } from './charts/scatter';
import { sparkline } from './charts/sparkline';
import type { Playground } from './definition';

/** All playgrounds at once, for the build; a browser fetches the one it needs (load-playground.tsx). */
export const playgrounds: ReadonlyMap<string, Playground> = new Map(
  Object.entries({ bar, gauge, line, pie, scatter, sparkline }),
);
