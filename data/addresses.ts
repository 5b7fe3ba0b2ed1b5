import type { SiteDefinition } from '../generator/contract/site';
import { languages } from './languages';

/** What decides the addresses of this site: all that the browser's scripts need of the definition. */
export const addresses: Pick<SiteDefinition, 'assets' | 'base' | 'languages'> = { assets: '/x', languages };
