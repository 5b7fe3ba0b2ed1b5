import { bar } from './charts/bar';
import { gauge } from './charts/gauge';
import { line } from './charts/line';
import { pie } from './charts/pie';
import { scatter } from './charts/scatter';
import { sparkline } from './charts/sparkline';
import type { Playground } from './definition';

/** All playgrounds, for the build; a browser loads a single one (load-playground.tsx). */
export const playgrounds: ReadonlyMap<string, Playground> = new Map(
  Object.entries({ bar, gauge, line, pie, scatter, sparkline }),
);
