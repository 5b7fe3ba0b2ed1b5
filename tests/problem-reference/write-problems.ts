import { writeFileSync } from 'node:fs';
import { PAGE, problemsPage } from './problems-page';

/** `npm run problems`: writes the reference of all problems anew. */
writeFileSync(PAGE, problemsPage());
process.stdout.write(`${PAGE}\n`);
