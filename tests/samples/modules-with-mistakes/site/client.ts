import './serch';
import { readFileSync } from 'node:fs';

import './gate';

export * from 'fastest-levenshtein';

console.log(readFileSync);
